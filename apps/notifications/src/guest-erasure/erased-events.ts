import { Injectable } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import { isAboutGuest } from './about-guest';
import { GuestErasure } from './guest-erasure';
import { ErasedGuestRepository } from './persistence/erased-guest.repository';
import type { ErasedGuestDocument } from './persistence/erased-guest.schema';

const requestIdIn = (payload: unknown): string | undefined => {
  const { requestId } = (payload ?? {}) as { requestId?: unknown };
  return typeof requestId === 'string' ? requestId : undefined;
};

/** Recognises events about guests who were erased after the event, and before it arrived. */
@Injectable()
export class ErasedEvents {
  constructor(
    private readonly guests: ErasedGuestRepository,
    private readonly erasure: GuestErasure,
  ) {}

  /** Whether an event is about an erased guest, and nothing may be made of it. */
  async covers(event: EventMessage): Promise<boolean> {
    return (await this.guestsOf(event)).length > 0;
  }

  /** Erases what was made of an event while its guest was being erased. */
  async eraseAfter(event: EventMessage): Promise<void> {
    for (const guest of await this.guestsOf(event)) await this.erasure.erase(guest);
  }

  private async guestsOf({ payload, occurredAt }: EventMessage): Promise<ErasedGuestDocument[]> {
    const guests = await this.guests.listFor(requestIdIn(payload), occurredAt);
    return guests.filter((guest) => isAboutGuest(guest, payload));
  }
}
