import { Injectable } from '@nestjs/common';
import { getPublicSettings, type PublicSettings, type SettingsView } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { todayAt } from '@hearthstay/stay';
import { BackgroundImageCache } from '../background-image/background-image.cache';
import { backgroundImageView } from '../background-image/background-image-view';
import { daysForGuests, holidaysView } from '../holidays/holidays-view';
import { PhotosCache } from '../photos/photos.cache';

/**
 * Combines the settings of the bookings service with the last known images of the media service, and with the holidays
 * of the region that the owner has chosen.
 */
@Injectable()
export class SettingsViews {
  constructor(
    private readonly rpc: RpcClient,
    private readonly image: BackgroundImageCache,
    private readonly photos: PhotosCache,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<SettingsView> {
    return this.compose(await this.rpc.call(getPublicSettings, {}));
  }

  async compose({ holidays: choice, ...settings }: PublicSettings): Promise<SettingsView> {
    const today = todayAt(settings.timezone, this.clock.now());
    const holidays = choice && (await holidaysView(choice, daysForGuests(today, settings)));
    const hasPhotos = (this.photos.current() ?? []).length > 0;
    return {
      ...settings,
      ...(hasPhotos && { house: true, photos: true }),
      ...(holidays && { holidays }),
      ...backgroundImageView(this.image.current() ?? null),
    };
  }
}
