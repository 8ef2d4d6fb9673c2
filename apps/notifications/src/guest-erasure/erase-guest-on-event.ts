import { Controller } from '@nestjs/common';
import { guestErased, type MessageOf } from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { GuestErasure } from './guest-erasure';
import { ErasedGuestRepository } from './persistence/erased-guest.repository';

/**
 * Erases a guest. The guest is stored first: whatever is handled at once, either finds them there or is found here. A
 * duplicate event changes nothing more.
 */
@Controller()
export class EraseGuestOnEvent {
  constructor(
    private readonly guests: ErasedGuestRepository,
    private readonly erasure: GuestErasure,
  ) {}

  @OnEvent(guestErased)
  async run(message: MessageOf<typeof guestErased>): Promise<void> {
    const guest = await this.guests.keep(message);
    if (guest.completedAt) return;
    await this.erasure.erase(guest);
    await this.guests.complete(guest._id);
  }
}
