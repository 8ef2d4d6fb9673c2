import { Injectable } from '@nestjs/common';
import { GuestGate } from '../gate/guest-gate';
import { OccupiedDaysCache } from './occupied-days.cache';
import { PublicSettingsCache } from './public-settings.cache';

/** Everything that this instance remembers of what services own, and what makes it forget. */
@Injectable()
export class Copies {
  constructor(
    private readonly settings: PublicSettingsCache,
    private readonly occupiedDays: OccupiedDaysCache,
    private readonly gate: GuestGate,
  ) {}

  /** The settings say whether days carry names, and who is let in at all. */
  forgetSettings(): void {
    this.settings.drop();
    this.occupiedDays.drop();
    this.gate.forget();
  }

  forgetOccupiedDays(): void {
    this.occupiedDays.drop();
  }
}
