import type { Day } from '@hearthstay/stay';

export interface ClaimState {
  /** The claims of each claimed day; `isHold` if its request has it by an offer only. */
  claims: Record<Day, { request: string | null; isHold: boolean; blocks: string[]; feeds: string[] }>;
  /** The days of each stored block that has some. */
  blocks: Record<string, Day[]>;
}

/** A model of the claims on days, in memory. Every operation is atomic. */
export class ClaimModel {
  /** The request that has each day. */
  private readonly requests = new Map<Day, string>();
  /** The request that holds each day by an offer, besides the days that it has. */
  private readonly held = new Map<Day, string>();
  /** The blocks that claim each day. */
  private readonly blockClaims = new Map<Day, Set<string>>();
  /** The days of each stored block. */
  private readonly blocks = new Map<string, Set<Day>>();
  private readonly feeds = new Map<string, Set<Day>>();

  /** @returns whether the request has the days now. */
  approve(id: string, days: readonly Day[]): boolean {
    return this.move(id, days);
  }

  cancel(id: string): void {
    for (const [day, holder] of this.requests) if (holder === id) this.requests.delete(day);
    this.endOffer(id);
  }

  /** @returns whether a proposal of these days is open, which holds them besides those that the request has. */
  offer(id: string, days: readonly Day[], { hold }: { hold: boolean }): boolean {
    if (!days.every((day) => this.isFreeFor(id, day))) return false;
    this.endOffer(id);
    if (!hold) return true;
    for (const day of days) if (this.requests.get(day) !== id) this.held.set(day, id);
    return true;
  }

  /** @returns that this is always possible. */
  endOffer(id: string): true {
    for (const [day, holder] of this.held) if (holder === id) this.held.delete(day);
    return true;
  }

  /** @returns whether the request has these days now, and no others. */
  move(id: string, days: readonly Day[]): boolean {
    if (!days.every((day) => this.isFreeFor(id, day))) return false;
    this.cancel(id);
    for (const day of days) this.requests.set(day, id);
    return true;
  }

  private isFreeFor(id: string, day: Day): boolean {
    const holder = this.requests.get(day) ?? this.held.get(day);
    return holder === id || !(holder !== undefined || this.blocksOn([day]).size > 0 || this.hasFeed(day));
  }

  /** Whether blocks have all of the days. */
  areBlocked(days: readonly Day[]): boolean {
    return days.every((day) => this.blocksOn([day]).size > 0);
  }

  /** @returns whether the days are blocked now. */
  addBlock(id: string, days: readonly Day[]): boolean {
    if (!this.claimForBlock(id, days)) return false;
    this.blocks.set(id, new Set(days));
    return true;
  }

  /** @returns whether the block has these days now, and no others. */
  changeBlock(id: string, days: readonly Day[]): boolean {
    const before = this.daysOfBlock(id);
    if (!this.isStored(id) || before.length === 0) return false;
    const added = days.filter((day) => !before.includes(day));
    if (!this.claimForBlock(id, added)) return false;
    const removed = before.filter((day) => !days.includes(day));
    this.freeDays(id, removed);
    this.blocks.set(id, new Set(days));
    return true;
  }

  freeDays(id: string, days: readonly Day[]): void {
    for (const day of days) {
      this.blocks.get(id)?.delete(day);
      this.blockClaims.get(day)?.delete(id);
    }
  }

  /** All blocks that there have ever been. */
  blockIds(): string[] {
    return [...this.blocks.keys()];
  }

  isStored(id: string): boolean {
    return this.blocks.has(id);
  }

  daysOfBlock(id: string): Day[] {
    return [...(this.blocks.get(id) ?? [])];
  }

  /** The blocks that claim some of the days, with those days. */
  blocksOn(days: readonly Day[]): Map<string, Day[]> {
    const found = new Map<string, Day[]>();
    for (const day of days)
      for (const id of this.blockClaims.get(day) ?? []) found.set(id, [...(found.get(id) ?? []), day]);
    return found;
  }

  replaceFeed(feed: string, days: readonly Day[]): void {
    this.feeds.set(feed, new Set(days));
  }

  hasFeed(day: Day): boolean {
    return [...this.feeds.values()].some((days) => days.has(day));
  }

  state(): ClaimState {
    const feedDays = [...this.feeds.values()].flatMap((feed) => [...feed]);
    const blockedDays = [...this.blockClaims].flatMap(([day, ids]) => (ids.size > 0 ? [day] : []));
    const claims = [...new Set([...this.requests.keys(), ...this.held.keys(), ...blockedDays, ...feedDays])].map(
      (day) => [
        day,
        {
          request: this.requests.get(day) ?? this.held.get(day) ?? null,
          isHold: !this.requests.has(day) && this.held.has(day),
          blocks: [...(this.blockClaims.get(day) ?? [])].sort(),
          feeds: [...this.feeds].flatMap(([feed, claimed]) => (claimed.has(day) ? [feed] : [])).sort(),
        },
      ],
    );
    const blocks = [...this.blocks].filter(([, days]) => days.size > 0).map(([id, days]) => [id, [...days].sort()]);
    return {
      claims: Object.fromEntries(claims) as ClaimState['claims'],
      blocks: Object.fromEntries(blocks) as ClaimState['blocks'],
    };
  }

  private claimForBlock(id: string, days: readonly Day[]): boolean {
    if (days.some((day) => this.requests.has(day) || this.held.has(day))) return false;
    for (const day of days) this.blockClaims.set(day, (this.blockClaims.get(day) ?? new Set()).add(id));
    return true;
  }
}
