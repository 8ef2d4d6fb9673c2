import { Injectable } from '@nestjs/common';
import type { Metric, ReportsMetrics } from '@hearthstay/runtime';
import type { ReadCache } from '../../platform/cache/read-cache';
import { OccupiedDaysCache } from '../availability/occupied-days.cache';
import { EmbedOriginsCache } from '../embed/embed-origins.cache';
import { HouseCache } from '../house/house.cache';
import { LegalPagesCache } from '../legal/legal-pages.cache';
import { BackgroundImageCache } from '../background-image/background-image.cache';
import { PhotosCache } from '../photos/photos.cache';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { FeedCache } from '../calendars/feed.cache';
import { GuestGate } from '../site-password/guest-gate';

const readMetrics = (cache: string, { hits, misses }: ReadCache<object>['reads']): Metric[] =>
  Object.entries({ hit: hits, miss: misses }).map(([outcome, value]) => ({
    name: 'hearthstay_cache_reads_total',
    help: 'Cache reads by cache and outcome',
    type: 'counter',
    value,
    labels: { cache, outcome },
  }));

/** Maps each change to the caches that it makes stale. */
@Injectable()
export class CacheInvalidation implements ReportsMetrics {
  constructor(
    private readonly settings: PublicSettingsCache,
    private readonly occupiedDays: OccupiedDaysCache,
    private readonly feeds: FeedCache,
    private readonly gate: GuestGate,
    private readonly backgroundImage: BackgroundImageCache,
    private readonly photos: PhotosCache,
    private readonly house: HouseCache,
    private readonly legalPages: LegalPagesCache,
    private readonly embedOrigins: EmbedOriginsCache,
  ) {}

  readMetrics(): Metric[] {
    return [
      ...readMetrics('settings', this.settings.reads),
      ...readMetrics('occupied-days', this.occupiedDays.reads),
      ...readMetrics('feeds', this.feeds.reads),
    ];
  }

  /** The settings decide whether occupied days carry names, which stay free, and which password admits guests. */
  invalidateSettings(): void {
    this.settings.invalidate();
    this.house.invalidate();
    this.legalPages.invalidate();
    this.embedOrigins.invalidate();
    this.invalidateOccupiedDays();
    this.gate.invalidate();
  }

  invalidateOccupiedDays(): void {
    this.occupiedDays.invalidate();
    this.feeds.invalidate();
  }

  invalidateFeeds(): void {
    this.feeds.invalidate();
  }

  /** The last known image stays in use until the new one has been read. */
  invalidateBackgroundImage(): void {
    this.backgroundImage.invalidate();
  }

  /** The last known photos stay in use until the new ones have been read. */
  invalidatePhotos(): void {
    this.photos.invalidate();
  }
}
