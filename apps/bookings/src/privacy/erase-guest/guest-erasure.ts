import { Injectable } from '@nestjs/common';
import { withoutDeadline } from '@hearthstay/messaging';
import { GuestLinkRepository, WhitelistRepository } from '../../guests';
import { PropertyClock } from '../../property-clock';
import { GuestDataRepository } from '../../request-store';
import { isAddressOf, type ErasedGuest } from '../domain/erasure';
import { PrivacyRecordRepository } from '../persistence/privacy-record.repository';
import { RequestErasure } from '../request-erasure';

/**
 * Erases a guest in this service. Every step may be repeated, so an interruption is finished by the same steps. The
 * address goes last, because the record has only its hash, by which it must be found again.
 */
@Injectable()
export class GuestErasure {
  constructor(
    private readonly requests: RequestErasure,
    private readonly guestData: GuestDataRepository,
    private readonly links: GuestLinkRepository,
    private readonly whitelist: WhitelistRepository,
    private readonly records: PrivacyRecordRepository,
    private readonly clock: PropertyClock,
  ) {}

  async carryOut(id: string, guest: ErasedGuest, email: string): Promise<void> {
    await this.requests.erase(guest.requestIds);
    for (const formerId of guest.formerIds) await this.guestData.eraseFormerAddress(formerId, email);
    await this.links.removeOf(email);
    await this.whitelist.erase(email);
    await withoutDeadline(() => this.noteCompletion(id, guest));
  }

  /** The same after an interruption, when the address is not known any more. */
  async finish(id: string, guest: ErasedGuest): Promise<void> {
    const email = await this.addressOf(guest);
    if (email !== undefined) return this.carryOut(id, guest, email);
    await this.requests.erase(guest.requestIds);
    await this.noteCompletion(id, guest);
  }

  private async noteCompletion(id: string, { found }: ErasedGuest): Promise<void> {
    await this.records.complete(id, 'bookings', { at: this.clock.now(), found });
  }

  /** The address, if anything still contains it. */
  private async addressOf(guest: ErasedGuest): Promise<string | undefined> {
    const known = await Promise.all([
      this.guestData.addressesIn([...guest.requestIds, ...guest.formerIds]),
      this.links.addresses(),
      this.whitelist.addresses(),
    ]);
    return known.flat().find((email) => isAddressOf(guest, email));
  }
}
