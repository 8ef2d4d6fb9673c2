import { randomUUID } from 'node:crypto';
import { addDays, todayAt, type Day } from '@hearthstay/stay';

export interface Guest {
  name: string;
  email: string;
  startDate: Day;
  endDate: Day;
  /** So that a request that is sent again is the same request. */
  idempotencyKey: string;
}

/** Of the year that guests may book ahead. */
const lastDay = 363;
const daysOfPair = 2;

/**
 * Two guests at a time who both want a day that nobody else wants, one of them with the day before: at most one of them
 * can have it.
 */
export class Rivals {
  /** What all of their e-mail addresses end with, and nobody else's. */
  readonly domain = `${randomUUID()}.example`;
  private pairs = 0;

  next(): [Guest, Guest] {
    const first = this.pairs * daysOfPair + 1;
    if (first + daysOfPair > lastDay) throw new Error('The house is fully booked');
    this.pairs += 1;
    return [this.guest('anna', [first, first + 1]), this.guest('ben', [first + 1, first + 1])];
  }

  /** The address of a guest who has not come yet. */
  emailOfSomebodyToCome(): string {
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
