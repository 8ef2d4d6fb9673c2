import { Injectable } from '@nestjs/common';
import { countsOf } from '@hearthstay/contracts';
import { isPast, isTaken, type Day } from '@hearthstay/stay';
import { GuestLinkRepository, WhitelistRepository } from '../guests';
import { MessageRepository } from '../messages';
import { PropertyClock } from '../property-clock';
import { GuestDataRepository, RequestRepository } from '../request-store';
import type { GuestData } from './domain/erasure';

/** What is kept of a guest, and the last day of a stay ahead because of which it cannot be erased. */
export interface FoundGuest extends GuestData {
  stayUntil?: Day;
}

/** Finds what this service keeps of the guest with an address. */
@Injectable()
export class GuestDataSearch {
  constructor(
    private readonly requests: RequestRepository,
    private readonly guestData: GuestDataRepository,
    private readonly messages: MessageRepository,
    private readonly links: GuestLinkRepository,
    private readonly whitelist: WhitelistRepository,
    private readonly clock: PropertyClock,
  ) {}

  async find(email: string): Promise<FoundGuest> {
    const [requests, formerIds, links, entry] = await Promise.all([
      this.requests.listOfGuestNewestFirst(email),
      this.guestData.listOfFormerAddress(email),
      this.links.countOf(email),
      this.whitelist.findEntry(email),
    ]);
    const today = this.clock.today();
    const ahead = requests.filter((request) => isTaken(request.status) && !isPast(request, today));
    const stayUntil = ahead
      .map(({ endDate }) => endDate)
      .sort()
      .at(-1);
    const requestIds = requests.map(({ id }) => id);
    return {
      requestIds,
      formerIds,
      names: requests.map(({ name }) => name),
      found: countsOf({
        requests: requestIds.length + formerIds.length,
        messages: await this.messages.countOf(requestIds),
        links,
        whitelist: entry ? 1 : 0,
      }),
      ...(stayUntil !== undefined && { stayUntil }),
    };
  }
}
