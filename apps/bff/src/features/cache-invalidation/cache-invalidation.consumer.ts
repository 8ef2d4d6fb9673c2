import { Controller } from '@nestjs/common';
import {
  backgroundImageChanged,
  bookingApproved,
  bookingCancelled,
  calendarFeedsChanged,
  occupiedDaysChanged,
  photosChanged,
  settingsChanged,
} from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { CacheInvalidation } from './cache-invalidation';

/** Invalidates the caches of every instance after a change. A duplicate event costs one more call to a service. */
@Controller()
export class CacheInvalidationConsumer {
  constructor(private readonly caches: CacheInvalidation) {}

  @OnEvent(settingsChanged)
  async onSettingsChanged(): Promise<void> {
    this.caches.invalidateSettings();
  }

  @OnEvent(backgroundImageChanged)
  async onBackgroundImageChanged(): Promise<void> {
    this.caches.invalidateBackgroundImage();
  }

  @OnEvent(photosChanged)
  async onPhotosChanged(): Promise<void> {
    this.caches.invalidatePhotos();
  }

  @OnEvent(occupiedDaysChanged)
  async onOccupiedDaysChanged(): Promise<void> {
    this.caches.invalidateOccupiedDays();
  }

  @OnEvent(calendarFeedsChanged)
  async onCalendarFeedsChanged(): Promise<void> {
    this.caches.invalidateFeeds();
  }

  @OnEvent(bookingApproved)
  async onBookingApproved(): Promise<void> {
    this.caches.invalidateOccupiedDays();
  }

  @OnEvent(bookingCancelled)
  async onBookingCancelled(): Promise<void> {
    this.caches.invalidateOccupiedDays();
  }
}
