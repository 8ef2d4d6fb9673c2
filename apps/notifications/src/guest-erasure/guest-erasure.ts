import { Injectable } from '@nestjs/common';
import { countsOf, DomainError } from '@hearthstay/contracts';
import { AdminNoticeRepository } from '../admin-recipients';
import { DecisionLinkRepository } from '../decision-links';
import { countsByChannel, GuestEmailRepository } from '../jobs';
import { isAboutGuest, isAddressOf } from './about-guest';
import { ErasedDeadLetters } from './erased-dead-letters';
import { ErasedGuestRepository } from './persistence/erased-guest.repository';
import type { ErasedGuestDocument } from './persistence/erased-guest.schema';

/** Erases guests from everything that this service keeps. Every step may be repeated. */
@Injectable()
export class GuestErasure {
  constructor(
    private readonly emails: GuestEmailRepository,
    private readonly notices: AdminNoticeRepository,
    private readonly decisionLinks: DecisionLinkRepository,
    private readonly deadLetters: ErasedDeadLetters,
    private readonly guests: ErasedGuestRepository,
  ) {}

  /** @throws DomainError `SERVICE_UNAVAILABLE` while an e-mail is being sent, so that the event comes again. */
  async erase(guest: ErasedGuestDocument): Promise<void> {
    const addresses = (await this.emails.recipients()).filter((to) => isAddressOf(guest, to));
    const found = await this.emails.find({ requestIds: guest.requestIds, addresses });
    const known = new Set(found.map(({ _id }) => _id));
    const naming = (await this.emails.listWithData()).filter(
      ({ _id, data }) => !known.has(_id) && isAboutGuest(guest, data),
    );
    const emails = [...found, ...naming];
    const beingSent = await this.emails.erase(emails, addresses);
    const waiting = (await this.notices.listWaiting()).filter(({ draft }) => isAboutGuest(guest, draft.data));
    for (const { _id } of waiting) await this.notices.markQueued(_id);
    await this.decisionLinks.removeOfRequests(guest.requestIds);
    if (beingSent > 0) throw new DomainError('SERVICE_UNAVAILABLE');
    await this.deadLetters.discardOf([guest]);
    const counts = countsByChannel(emails);
    if (guest.completedAt === undefined)
      await this.guests.addFound(guest._id, countsOf({ ...counts, notices: counts.notices + waiting.length }));
  }
}
