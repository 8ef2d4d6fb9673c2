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
const daysOfPair = 3;

/** Two guests at a time who both want the second of three days, which nobody else wants: at most one of them can have it. */
export class Rivals {
  /** What all of their e-mail addresses end with, and nobody else's. */
  readonly domain = `${randomUUID()}.example`;
  private pairs = 0;

  next(): [Guest, Guest] {
    const first = this.pairs * daysOfPair + 1;
    if (first + daysOfPair > lastDay) throw new Error('The house is fully booked');
    this.pairs += 1;
    return [this.guest('anna', first), this.guest('ben', first + 1)];
  }

  /** The address of a guest who has not come yet. */
  emailOfSomebodyToCome(): string {
    return this.emailOf('anna', this.pairs + 1);
  }

  private emailOf(name: string, pair: number): string {
    return `${name}-${pair}@${this.domain}`;
  }

  private guest(name: string, daysAhead: number): Guest {
    const startDate = addDays(todayAt('Europe/Berlin'), daysAhead);
    return {
      name,
      email: this.emailOf(name, this.pairs),
      startDate,
      endDate: addDays(startDate, 1),
      idempotencyKey: randomUUID(),
    };
  }
}
