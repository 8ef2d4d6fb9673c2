import { Injectable } from '@nestjs/common';
import { getPublicSettings, type PublicSettings, type SettingsView } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { BackgroundImageCache } from '../background-image/background-image.cache';
import { backgroundImageView } from '../background-image/background-image-view';

/** Combines the settings of the bookings service with the last known background image of the media service. */
@Injectable()
export class SettingsViews {
  constructor(
    private readonly rpc: RpcClient,
    private readonly image: BackgroundImageCache,
  ) {}

  async read(): Promise<SettingsView> {
    return this.compose(await this.rpc.call(getPublicSettings, {}));
  }

  compose(settings: PublicSettings): SettingsView {
    return { ...settings, ...backgroundImageView(this.image.current() ?? null) };
  }
}
