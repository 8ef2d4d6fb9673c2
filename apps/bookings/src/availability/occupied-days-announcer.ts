import { Injectable } from '@nestjs/common';
import { occupiedDaysChanged } from '@hearthstay/contracts';
import { EventPublisher } from '@hearthstay/messaging';
import { ChangeAnnouncer } from '../change-announcer';

/** Invalidates caches of the occupied days. */
@Injectable()
export class OccupiedDaysAnnouncer extends ChangeAnnouncer {
  constructor(publisher: EventPublisher) {
    super(publisher, occupiedDaysChanged);
  }
}
