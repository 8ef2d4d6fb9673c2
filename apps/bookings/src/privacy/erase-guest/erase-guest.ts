import { Controller } from '@nestjs/common';
import { DomainError, eraseGuest, type PrivacyRecord, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PropertyClock } from '../../property-clock';
import { erasedGuest } from '../domain/erasure';
import { GuestDataSearch } from '../guest-data-search';
import { PrivacyRecordRepository } from '../persistence/privacy-record.repository';
import { GuestErasure } from './guest-erasure';

/**
 * An admin erases a guest. The erasure is put on record with its event before anything is erased, so that every service
 * carries it out, whatever is interrupted.
 */
@Controller()
export class EraseGuest {
  constructor(
    private readonly search: GuestDataSearch,
    private readonly erasure: GuestErasure,
    private readonly records: PrivacyRecordRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `GUEST_STAY_AHEAD` */
  @Handles(eraseGuest)
  async run({ email }: RequestOf<typeof eraseGuest>): Promise<PrivacyRecord> {
    const { id, guest } = (await this.records.findErasure()) ?? (await this.begin(email));
    if (guest) await this.erasure.carryOut(id, guest, email);
    return this.records.get(id);
  }

  private async begin(email: string) {
    const { stayUntil, ...data } = await this.search.find(email);
    if (stayUntil !== undefined) throw new DomainError('GUEST_STAY_AHEAD');
    await this.records.addErasure(email, erasedGuest(email, data), this.clock.now());
    const erasure = await this.records.findErasure();
    if (!erasure) throw new Error('The record of the erasure is missing');
    return erasure;
  }
}
