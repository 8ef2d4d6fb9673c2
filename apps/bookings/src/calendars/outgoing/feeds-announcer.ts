import { Injectable } from '@nestjs/common';
import { calendarFeedsChanged } from '@hearthstay/contracts';
import { EventPublisher } from '@hearthstay/messaging';
import { ChangeAnnouncer } from '../../change-announcer';

/** Invalidates caches of the feeds, so that an old token ends everywhere. */
@Injectable()
export class FeedsAnnouncer extends ChangeAnnouncer {
  constructor(publisher: EventPublisher) {
    super(publisher, calendarFeedsChanged);
  }
}
