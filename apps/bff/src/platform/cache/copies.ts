import { Injectable } from '@nestjs/common';
import type { Figure, ReportsFigures } from '@hearthstay/runtime';
import { BackgroundImageCache } from '../../features/background-image/background-image.cache';
import { GuestGate } from '../../features/site-password/guest-gate';
import { OccupiedDaysCache } from '../../features/availability/occupied-days.cache';
import { PublicSettingsCache } from '../../features/settings/public-settings.cache';
import type { ReadCache } from './read-cache';

const readFigures = (cache: string, { hits, misses }: ReadCache<unknown>['reads']): Figure[] =>
  Object.entries({ hit: hits, miss: misses }).map(([outcome, value]) => ({
    name: 'hearthstay_cache_reads_total',
    help: 'How often a copy was wanted, by cache and whether it was there',
    type: 'counter',
    value,
    labels: { cache, outcome },
  }));

/** Everything that this instance remembers of what services own, and what makes it forget. */
@Injectable()
export class Copies implements ReportsFigures {
  constructor(
    private readonly settings: PublicSettingsCache,
    private readonly occupiedDays: OccupiedDaysCache,
    private readonly gate: GuestGate,
    private readonly backgroundImage: BackgroundImageCache,
  ) {}

  readFigures(): Figure[] {
    return [...readFigures('settings', this.settings.reads), ...readFigures('occupied-days', this.occupiedDays.reads)];
  }

  /** The settings say whether days carry names, and who is let in at all. */
  forgetSettings(): void {
    this.settings.drop();
    this.occupiedDays.drop();
    this.gate.forget();
  }

  forgetOccupiedDays(): void {
    this.occupiedDays.drop();
  }

  /** Until the new one is known the last known one stays. */
  forgetBackgroundImage(): void {
    this.backgroundImage.invalidate();
  }
}
