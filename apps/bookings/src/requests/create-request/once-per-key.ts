import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { asRequested, type StoredRequest } from '../domain/booking-request';
import { AlreadySent, type SentOnce } from '../domain/sent-once';
import { RequestRepository } from '../persistence/request.repository';

interface Attempt {
  /** The request that was stored for the same key before. It is read before the checks of this call. */
  earlier: Promise<StoredRequest | null>;
  create: () => Promise<StoredRequest>;
}

/** The pauses before each read of the request of a concurrent duplicate, in milliseconds. */
const looksAfter = [0, 25, 50, 100, 200];

/** The limit may be used up by a concurrent duplicate that is counted and not stored yet. */
const mayBeDueToTwin = (error: unknown): boolean =>
  error instanceof AlreadySent || (error instanceof DomainError && error.code === 'RATE_LIMITED');

/**
 * Creates one request per idempotency key, also for concurrent duplicates in several instances. A duplicate gets the
 * first response, independently of later changes of the request, the days or the limit. A refusal is not stored, so the
 * call may be repeated.
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
   * The first response; `null` when no request is stored for the key.
   *
   * @throws DomainError `IDEMPOTENCY_KEY_REUSED`
   */
  async answerOf(sent: SentOnce): Promise<StoredRequest | null> {
    const request = await this.requests.findSent(sent);
    return request && asRequested(request);
  }
}
