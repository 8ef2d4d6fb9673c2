import { Injectable } from '@nestjs/common';
import { calendarFeedsChanged } from '@hearthstay/contracts';
import { EventPublisher } from '@hearthstay/messaging';
import { ChangeAnnouncer } from '../../change-announcer';

/** Invalidates caches of the feeds, so that an old token becomes invalid in all instances. */
@Injectable()
export class FeedsAnnouncer extends ChangeAnnouncer {
  constructor(publisher: EventPublisher) {
    super(publisher, calendarFeedsChanged);
  }
}
