import { Injectable } from '@nestjs/common';
import type { Day } from '@hearthstay/stay';
import { OccupiedDaysAnnouncer } from './occupied-days-announcer';
import { FeedClaimRepository } from './persistence/feed-claim.repository';

/**
 * The claims of calendar feeds. A feed lists bookings of other platforms, so its claim on a day never fails: it
 * coexists with the claims of a request, of blocks and of other feeds, and is kept when those are released.
 */
@Injectable()
export class FeedClaims {
  constructor(
    private readonly feedClaims: FeedClaimRepository,
    private readonly announcer: OccupiedDaysAnnouncer,
  ) {}

  /**
   * Makes these the days that the feed claims; none when the feed is removed. After an interruption, some days are
   * claimed and some not yet released, and the next call completes this. Calls for the same feed must not run
   * concurrently.
   *
   * @param options `from`: the days before it stay as they are.
   */
  async replaceDays(feedId: string, days: readonly Day[], { from }: { from?: Day } = {}): Promise<void> {
    const claimed = (await this.feedClaims.listDays(feedId)).filter((day) => from === undefined || day >= from);
    const [wanted, present] = [new Set(days), new Set(claimed)];
    const added = [...wanted].filter((day) => !present.has(day));
    const removed = claimed.filter((day) => !wanted.has(day));
    await this.feedClaims.claim(feedId, added);
    if (removed.length > 0) await this.feedClaims.release(feedId, removed);
    if (added.length + removed.length > 0) this.announcer.announceChange();
  }
}
