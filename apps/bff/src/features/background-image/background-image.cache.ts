import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { getBackgroundImage, type BackgroundImage } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { StaleWhileRevalidate } from '../../platform/cache/stale-while-revalidate';

/** The background image as last known. Without its photo the page still works, so nobody waits for it. */
@Injectable()
export class BackgroundImageCache
  extends StaleWhileRevalidate<BackgroundImage | null>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  constructor(rpc: RpcClient) {
    const logger = new Logger(BackgroundImageCache.name);
    super({
      load: async () => (await rpc.call(getBackgroundImage, {})).image,
      onFailure: (error) => logger.warn({ err: error }, 'Cannot read the background image; the last known one stays'),
    });
  }

  /** Begins before the first visitor comes. */
  onApplicationBootstrap(): void {
    this.invalidate();
  }

  beforeApplicationShutdown(): void {
    this.stop();
  }
}
