import { Inject, Injectable, Logger } from '@nestjs/common';
import { DeadLetters } from '@hearthstay/messaging';
import { dailyAt, Scheduler } from '@hearthstay/scheduler';
import { isAboutGuest } from './about-guest';
import { ErasedGuestRepository } from './persistence/erased-guest.repository';
import type { ErasedGuestDocument } from './persistence/erased-guest.schema';

/** The injection token of the broker's address; `undefined` in one process, where there are no dead letters. */
export const brokerAddress = Symbol('address of the broker');

/** The hour of the nightly run, in UTC. */
const hour = 3;

/**
 * Discards dead letters about erased guests: at the erasure, and every night, because an event that waited for another
 * delivery then may have become one.
 */
@Injectable()
export class ErasedDeadLetters {
  private readonly logger = new Logger(ErasedDeadLetters.name);

  constructor(
    @Inject(brokerAddress) private readonly url: string | undefined,
    private readonly guests: ErasedGuestRepository,
    scheduler: Scheduler,
  ) {
    scheduler.addForOneInstance({
      name: 'discard dead letters about erased guests',
      next: dailyAt(hour, 'UTC'),
      run: () => this.run(),
    });
  }

  async run(): Promise<void> {
    await this.discardOf(await this.guests.list());
  }

  async discardOf(guests: readonly ErasedGuestDocument[]): Promise<void> {
    if (this.url === undefined || guests.length === 0) return;
    const letters = await DeadLetters.open({ url: this.url });
    try {
      const discarded = await letters.discard('notifications', (_, payload) =>
        guests.some((guest) => isAboutGuest(guest, payload)),
      );
      for (const { id } of discarded)
        this.logger.warn({ eventId: id }, 'Discarded a dead letter about an erased guest');
    } finally {
      await letters.close();
    }
  }
}
