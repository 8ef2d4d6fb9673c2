import { Injectable, Logger } from '@nestjs/common';
import {
  getBackgroundImage,
  getPublicSettings,
  type BackgroundImageView,
  type PublicSettings,
  type SettingsView,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { backgroundImageView, noBackgroundImage } from './background-image-view';

/** The settings as the API answers them: those of the bookings, with the image that is kept elsewhere. */
@Injectable()
export class SettingsViews {
  private readonly logger = new Logger(SettingsViews.name);

  constructor(private readonly rpc: RpcClient) {}

  /** @param settings what the bookings answer; asked for when it is not at hand. */
  async compose(settings?: PublicSettings): Promise<SettingsView> {
    const [known, image] = await Promise.all([settings ?? this.rpc.call(getPublicSettings, {}), this.image()]);
    return { ...known, ...image };
  }

  /** Without its photo the page still works, so whatever is the matter with it holds up nobody. */
  private async image(): Promise<BackgroundImageView> {
    try {
      return backgroundImageView((await this.rpc.call(getBackgroundImage, {})).image);
    } catch (error) {
      this.logger.warn({ err: error }, 'The background image is not known just now');
      return noBackgroundImage;
    }
  }
}
