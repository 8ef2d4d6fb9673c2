import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { asRequested, type StoredRequest } from '../domain/booking-request';
import { AlreadySent, type SentOnce } from '../domain/sent-once';
import { RequestRepository } from '../persistence/request.repository';

interface Attempt {
  /** The answer of the first time, which may be asked for before it is clear that anybody may know it. */
  earlier: Promise<StoredRequest | null>;
  create: () => Promise<StoredRequest>;
}

/** When to look again for what a twin is about to store, in milliseconds. */
const looksAfter = [0, 25, 50, 100, 200];

/** What uses up the limit may be a twin that has been counted and is not stored yet. */
const mayBeDueToTwin = (error: unknown): boolean =>
  error instanceof AlreadySent || (error instanceof DomainError && error.code === 'RATE_LIMITED');

/**
 * Makes one request per idempotency key, however often and wherever it is sent, also at the same time. Who sends it
 * again gets the answer of the first time, whatever has become of the request, the days or the limit since. A refusal
 * is no answer to keep: it may be sent again.
 */
@Injectable()
export class OncePerKey {
  constructor(private readonly requests: RequestRepository) {}

  /** @throws DomainError `IDEMPOTENCY_KEY_REUSED`, and what `create` throws */
  async run(sent: SentOnce, { earlier, create }: Attempt): Promise<StoredRequest> {
    try {
      return (await earlier) ?? (await create());
    } catch (error) {
      const twin = mayBeDueToTwin(error) && (await this.awaitTwin(sent));
      if (!twin) throw error;
      return twin;
    }
  }

  private async awaitTwin(sent: SentOnce): Promise<StoredRequest | null> {
    for (const milliseconds of looksAfter) {
      await pause(milliseconds);
      const twin = await this.answerOf(sent);
      if (twin) return twin;
    }
    return null;
  }

  /**
   * The answer of the first time; `null` when nothing has been stored under the key. @throws DomainError
   * `IDEMPOTENCY_KEY_REUSED`
   */
  async answerOf(sent: SentOnce): Promise<StoredRequest | null> {
    const request = await this.requests.findSent(sent);
    return request && asRequested(request);
  }
}
