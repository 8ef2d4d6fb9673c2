import { Controller } from '@nestjs/common';
import {
  backgroundImageChanged,
  bookingApproved,
  bookingCancelled,
  occupiedDaysChanged,
  settingsChanged,
} from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { Copies } from './copies';

/** Forgets what has changed, whichever instance it was changed through. To forget once too often does no harm. */
@Controller()
export class CopiesConsumer {
  constructor(private readonly copies: Copies) {}

  @OnEvent(settingsChanged)
  async onSettingsChanged(): Promise<void> {
    this.copies.forgetSettings();
  }

  @OnEvent(backgroundImageChanged)
  async onBackgroundImageChanged(): Promise<void> {
    this.copies.forgetBackgroundImage();
  }

  @OnEvent(occupiedDaysChanged)
  async onOccupiedDaysChanged(): Promise<void> {
    this.copies.forgetOccupiedDays();
  }

  @OnEvent(bookingApproved)
  async onBookingApproved(): Promise<void> {
    this.copies.forgetOccupiedDays();
  }

  @OnEvent(bookingCancelled)
  async onBookingCancelled(): Promise<void> {
    this.copies.forgetOccupiedDays();
  }
}
