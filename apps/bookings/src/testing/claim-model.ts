import type { Day } from '@hearthstay/stay';

/** A model of the claims on days, in memory. Every operation is atomic. */
export class ClaimModel {
  /** The request that has each day. */
  readonly requests = new Map<Day, string>();
  readonly blocked = new Set<Day>();
  readonly feeds = new Map<string, Set<Day>>();

  /** @returns whether the request has the days now. */
  approve(id: string, days: readonly Day[]): boolean {
    if (days.some((day) => this.requests.has(day) || this.blocked.has(day) || this.hasFeed(day))) return false;
    for (const day of days) this.requests.set(day, id);
    return true;
  }

  cancel(id: string): void {
    for (const [day, holder] of this.requests) if (holder === id) this.requests.delete(day);
  }

  /** @returns whether the days are blocked now. */
  block(days: readonly Day[]): boolean {
    if (days.some((day) => this.requests.has(day))) return false;
    for (const day of days) this.blocked.add(day);
    return true;
  }

  /** @returns whether the day was blocked. */
  unblock(day: Day): boolean {
    return this.blocked.delete(day);
  }

  replaceFeed(feed: string, days: readonly Day[]): void {
    this.feeds.set(feed, new Set(days));
  }

  hasFeed(day: Day): boolean {
    return [...this.feeds.values()].some((days) => days.has(day));
  }

  /** The claims of each claimed day. */
  claims(): Record<Day, { request: string | null; blocked: boolean; feeds: string[] }> {
    const days = [...this.requests.keys(), ...this.blocked, ...[...this.feeds.values()].flatMap((feed) => [...feed])];
    return Object.fromEntries(
      days.map((day) => [
        day,
        {
          request: this.requests.get(day) ?? null,
          blocked: this.blocked.has(day),
          feeds: [...this.feeds].flatMap(([feed, claimed]) => (claimed.has(day) ? [feed] : [])).sort(),
        },
      ]),
    );
  }
}
