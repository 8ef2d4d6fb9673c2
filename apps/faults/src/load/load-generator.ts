import { setTimeout as pause } from 'node:timers/promises';
import type { RequestView } from '@hearthstay/contracts';
import type { Application } from '../deployment/application';
import type { Deployment } from '../deployment/deployment';
import { signIn } from '../deployment/sign-in';
import { deadlineMs, type Result } from './result';
import { ApiClient } from './api-client';
import type { Guest, CompetingGuests } from './competing-guests';

const clients = 3;
const pauseBetweenPairsMs = 1_000;
/** The pairs of one load have a year of days, which they would use up in less than two minutes. */
const longPauseBetweenPairsMs = 4_000;
const pauseBetweenReadsMs = 500;

/**
 * The maximum time until the load has sent every operation to every BFF and received the results within their
 * deadlines: an operation in progress, a request and an approval, a pause, and a request and an approval again. In
 * milliseconds.
 */
export const roundMs = 5 * deadlineMs + 2 * pauseBetweenPairsMs;

/** Operations that were accepted and must take effect. */
export interface Accepted {
  /** By their ids. */
  requests: Map<string, Guest>;
  /** Guests whose request was refused. */
  refused: Guest[];
  /** Ids of requests. */
  approvals: Set<string>;
}

/**
 * Sends requests, approvals and reads from several concurrent clients. Each client repeats an operation until its
 * result is final.
 */
export class LoadGenerator {
  readonly accepted: Accepted = { requests: new Map(), refused: [], approvals: new Set() };
  private readonly client: ApiClient;
  private readonly stopping = new AbortController();
  private readonly work: Promise<void>[];
  private pauseMs = pauseBetweenPairsMs;

  /** The BFFs that receive the load. */
  readonly bffs: Application[];

  private constructor(
    deployment: Deployment,
    readonly guests: CompetingGuests,
    private readonly ownerToken: string,
  ) {
    this.bffs = deployment.of('bff');
    this.client = new ApiClient(this.bffs);
    this.work = [...Array.from({ length: clients }, () => this.runClient()), this.read()];
  }

  static async start(deployment: Deployment, guests: CompetingGuests): Promise<LoadGenerator> {
    return new LoadGenerator(deployment, guests, await signIn(deployment));
  }

  /** All results so far, in the order in which they arrived. */
  get results(): readonly Result[] {
    return this.client.results;
  }

  /** Sends fewer requests and approvals, and as many reads, for a test of several minutes. */
  slowDown(): void {
    this.pauseMs = longPauseBetweenPairsMs;
  }

  /** Stops sending and waits for the operations in progress. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.work);
  }

  /** Stops sending and ignores the operations in progress. */
  abort(): void {
    this.stopping.abort();
    this.client.stopRetrying();
    Promise.all(this.work).catch(() => undefined);
  }

  private async runClient(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const ids = await Promise.all(this.guests.next().map((guest) => this.request(guest)));
      await Promise.all(ids.filter((id) => id !== undefined).map((id) => this.approve(id)));
      await this.pauseFor(this.pauseMs);
    }
  }

  private async request(guest: Guest): Promise<string | undefined> {
    const { idempotencyKey, ...fields } = guest;
    const headers = { 'Idempotency-Key': idempotencyKey };
    const call = { operation: 'request', method: 'POST', path: '/bookings/request', headers, body: fields } as const;
    const { outcome, body } = await this.client.sendUntilFinal(call);
    if (outcome !== 201) {
      this.accepted.refused.push(guest);
      return undefined;
    }
    const { id } = body as RequestView;
    this.accepted.requests.set(id, guest);
    return id;
  }

  private async approve(id: string): Promise<void> {
    const { outcome } = await this.client.sendUntilFinal({
      operation: 'approval',
      method: 'PATCH',
      path: `/admin/requests/${id}`,
      headers: { Authorization: `Bearer ${this.ownerToken}` },
      body: { status: 'approved' },
    });
    if (outcome === 200) this.accepted.approvals.add(id);
  }

  private async read(): Promise<void> {
    const headers = { Authorization: `Bearer ${this.ownerToken}` };
    while (!this.stopping.signal.aborted) {
      for (const path of ['/bookings/occupied', '/bookings/settings', '/admin/settings', '/admin/requests']) {
        for (const bff of this.bffs) await this.client.send(bff, { operation: 'read', method: 'GET', path, headers });
      }
      await this.pauseFor(pauseBetweenReadsMs);
    }
  }

  private async pauseFor(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
