import { randomUUID } from 'node:crypto';
import { addDays, todayAt, type Day } from '@hearthstay/stay';

export interface Guest {
  name: string;
  email: string;
  startDate: Day;
  endDate: Day;
  /** Identifies repetitions of the request. */
  idempotencyKey: string;
}

/** Within the year that guests may book ahead. */
const lastDay = 363;
const daysOfPair = 2;

/**
 * Generates pairs of guests who request the same day, one of them also the day before. At most one request of a pair
 * can be approved.
 */
export class CompetingGuests {
  /** The domain of their e-mail addresses. */
  readonly domain = `${randomUUID()}.example`;
  private pairs = 0;

  next(): [Guest, Guest] {
    const first = this.pairs * daysOfPair + 1;
    if (first + daysOfPair > lastDay) throw new Error('No free days are left');
    this.pairs += 1;
    return [this.guest('anna', [first, first + 1]), this.guest('ben', [first + 1, first + 1])];
  }

  /** The address of a guest of the next pair. */
  emailOfLaterGuest(): string {
    return this.emailOf('anna', this.pairs + 1);
  }

  private emailOf(name: string, pair: number): string {
    return `${name}-${pair}@${this.domain}`;
  }

  private guest(name: string, [first, last]: [first: number, last: number]): Guest {
    const today = todayAt('Europe/Berlin');
    return {
      name,
      email: this.emailOf(name, this.pairs),
      startDate: addDays(today, first),
      endDate: addDays(today, last),
      idempotencyKey: randomUUID(),
    };
  }
}
