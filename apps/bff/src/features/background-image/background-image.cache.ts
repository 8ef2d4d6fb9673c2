import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { getBackgroundImage, type BackgroundImage } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { StaleWhileRevalidate } from '../../platform/cache/stale-while-revalidate';

/** Caches the last known background image. Requests never wait for it, because the page works without it. */
@Injectable()
export class BackgroundImageCache
  extends StaleWhileRevalidate<BackgroundImage | null>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  constructor(rpc: RpcClient) {
    const logger = new Logger(BackgroundImageCache.name);
    super({
      load: async () => (await rpc.call(getBackgroundImage, {})).image,
      onFailure: (error) => logger.warn({ err: error }, 'Cannot read the background image, keeping the last known one'),
    });
  }

  /** Reads the image before the first request. */
  onApplicationBootstrap(): void {
    this.invalidate();
  }

  beforeApplicationShutdown(): void {
    this.stop();
  }
}
