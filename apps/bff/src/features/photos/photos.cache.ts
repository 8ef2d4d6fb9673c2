import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { listPhotos, type HousePhoto } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { StaleWhileRevalidate } from '../../platform/cache/stale-while-revalidate';

/** Caches the last known photos of the house. Requests never wait for them, because the page works without them. */
@Injectable()
export class PhotosCache
  extends StaleWhileRevalidate<HousePhoto[]>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  constructor(rpc: RpcClient) {
    const logger = new Logger(PhotosCache.name);
    super({
      load: async () => (await rpc.call(listPhotos, {})).photos,
      onFailure: (error) => logger.warn({ err: error }, 'Cannot read the photos, keeping the last known ones'),
    });
  }

  /** Reads the photos before the first request. */
  onApplicationBootstrap(): void {
    this.invalidate();
  }

  beforeApplicationShutdown(): void {
    this.stop();
  }
}
