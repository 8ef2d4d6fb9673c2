import { setTimeout as pause } from 'node:timers/promises';
import type { RequestView } from '@hearthstay/contracts';
import type { Application } from '../house/application';
import type { House } from '../house/house';
import { signIn } from '../house/sign-in';
import { deadlineMs, type Answer } from './answers';
import { Caller } from './caller';
import type { Guest, Rivals } from './rivals';

const clients = 3;
const pauseBetweenPairsMs = 1_000;
const pauseBetweenLooksMs = 250;

/**
 * Within this time, in milliseconds, whoever streams has asked every BFF for everything and heard what it says, if no
 * answer comes later than its deadline: what is under way, a request and an approval, a rest, and a request and an
 * approval again.
 */
export const roundMs = 5 * deadlineMs + 2 * pauseBetweenPairsMs;

/** What the house has said yes to: these promises it must keep. */
export interface Promises {
  /** Requests by their ids. */
  requests: Map<string, Guest>;
  /** Guests whose request was refused. */
  refused: Guest[];
  /** Ids of requests. */
  approvals: Set<string>;
}

/**
 * A steady stream of guests who ask for days, owners who say yes to them, and visitors who look, from several clients
 * at once. Each of them insists until there is an answer.
 */
export class Stream {
  readonly promises: Promises = { requests: new Map(), refused: [], approvals: new Set() };
  private readonly caller: Caller;
  private readonly stopping = new AbortController();
  private readonly work: Promise<void>[];

  /** Those it talks to. */
  readonly bffs: Application[];

  private constructor(
    house: House,
    readonly rivals: Rivals,
    private readonly ownerToken: string,
  ) {
    this.bffs = house.of('bff');
    this.caller = new Caller(this.bffs);
    this.work = [...Array.from({ length: clients }, () => this.bringGuests()), this.look()];
  }

  static async start(house: House, rivals: Rivals): Promise<Stream> {
    return new Stream(house, rivals, await signIn(house));
  }

  /** Every answer so far, in the order of their ends. */
  get answers(): readonly Answer[] {
    return this.caller.answers;
  }

  /** Brings no more guests, and waits until all who are there have their answers. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.work);
  }

  /** Brings no more guests, and leaves those who are there to themselves. */
  abandon(): void {
    this.stopping.abort();
    this.caller.giveUp();
    Promise.all(this.work).catch(() => undefined);
  }

  private async bringGuests(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const ids = await Promise.all(this.rivals.next().map((guest) => this.request(guest)));
      await Promise.all(ids.filter((id) => id !== undefined).map((id) => this.approve(id)));
      await this.rest(pauseBetweenPairsMs);
    }
  }

  private async request(guest: Guest): Promise<string | undefined> {
    const { idempotencyKey, ...fields } = guest;
    const headers = { 'Idempotency-Key': idempotencyKey };
    const call = { wish: 'request', method: 'POST', path: '/bookings/request', headers, body: fields } as const;
    const { outcome, body } = await this.caller.insist(call);
    if (outcome !== 201) {
      this.promises.refused.push(guest);
      return undefined;
    }
    const { id } = body as RequestView;
    this.promises.requests.set(id, guest);
    return id;
  }

  private async approve(id: string): Promise<void> {
    const { outcome } = await this.caller.insist({
      wish: 'approval',
      method: 'PATCH',
      path: `/admin/requests/${id}`,
      headers: { Authorization: `Bearer ${this.ownerToken}` },
      body: { status: 'approved' },
    });
    if (outcome === 200) this.promises.approvals.add(id);
  }

  private async look(): Promise<void> {
    const headers = { Authorization: `Bearer ${this.ownerToken}` };
    while (!this.stopping.signal.aborted) {
      for (const path of ['/bookings/occupied', '/bookings/settings', '/admin/settings', '/admin/requests']) {
        for (const bff of this.bffs) await this.caller.ask(bff, { wish: 'look', method: 'GET', path, headers });
      }
      await this.rest(pauseBetweenLooksMs);
    }
  }

  private async rest(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
