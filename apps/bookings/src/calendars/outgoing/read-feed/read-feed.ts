import { Controller } from '@nestjs/common';
import { hashOfToken } from '@hearthstay/access';
import { DomainError, readFeed, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PropertyClock } from '../../../property-clock';
import { versionsAfter, type EventVersions } from '../domain/event-versions';
import type { FeedStay, OutgoingFeed } from '../domain/outgoing-feed';
import { InstallationRepository } from '../../persistence/installation.repository';
import { ExportedNights } from '../exported-nights';
import { feedCalendar } from '../feed-calendar';
import { CalendarFeedRepository } from '../persistence/calendar-feed.repository';

/** Another program reads a feed. */
@Controller()
export class ReadFeed {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly exported: ExportedNights,
    private readonly installation: InstallationRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** Fails without a database, because readers would treat an empty calendar as a free house. */
  @Handles(readFeed)
  async run({ token, userAgent, isRecorded }: RequestOf<typeof readFeed>): Promise<ResponseOf<typeof readFeed>> {
    const feed = await this.feeds.findByToken(hashOfToken(token));
    if (!feed) throw new DomainError('NOT_FOUND');
    // A claim that is made while the days are read may be missing in them, so the time of the read is taken before.
    const readAt = this.clock.now();
    const stays = await this.exported.staysFor(feed.calendarId);
    const versions = await this.versionsAfter(feed, stays);
    const calendar = await feedCalendar(stays, {
      ...feed,
      versions,
      installationId: await this.installation.feedIdentity(),
    });
    if (isRecorded) await this.feeds.noteRead(feed.id, { at: readAt, userAgent });
    return { calendar, withNames: feed.withNames };
  }

  /** Stored when something has changed. If another read has stored the same change first, its versions are used. */
  private async versionsAfter({ id, withNames }: OutgoingFeed, stays: readonly FeedStay[]): Promise<EventVersions> {
    for (;;) {
      const { versions, revision } = await this.feeds.loadVersions(id);
      const context = { now: this.clock.now(), today: this.clock.today(), withNames };
      const after = versionsAfter(versions, stays, context);
      if (after === versions || (await this.feeds.storeVersions(id, after, revision))) return after;
    }
  }
}
