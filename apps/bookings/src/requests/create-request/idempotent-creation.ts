import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { asRequested, type StoredRequest } from '../../request-store/domain/booking-request';
import { DuplicateIdempotencyKey, type IdempotencyRecord } from '../../request-store/domain/idempotency-record';
import { RequestRepository } from '../../request-store';

interface Attempt {
  /** The request that was stored for the same key before. It is read before the checks of this call. */
  earlier: Promise<StoredRequest | null>;
  create: () => Promise<StoredRequest>;
}

/** The pauses before each read of the request of a concurrent duplicate, in milliseconds. */
const readDelays = [0, 25, 50, 100, 200];

/** The limit may be used up by a concurrent duplicate that is counted and not stored yet. */
const mayBeDueToDuplicate = (error: unknown): boolean =>
  error instanceof DuplicateIdempotencyKey || (error instanceof DomainError && error.code === 'RATE_LIMITED');

/**
 * Creates one request per idempotency key, also for concurrent duplicates in several instances. A duplicate gets the
 * first response, independently of later changes of the request, the days or the limit. A refusal is not stored, so the
 * call may be repeated.
 */
@Injectable()
export class IdempotentCreation {
  constructor(private readonly requests: RequestRepository) {}

  /** @throws DomainError `IDEMPOTENCY_KEY_REUSED`, and what `create` throws */
  async run(record: IdempotencyRecord, { earlier, create }: Attempt): Promise<StoredRequest> {
    try {
      return (await earlier) ?? (await create());
    } catch (error) {
      const duplicate = mayBeDueToDuplicate(error) && (await this.awaitDuplicate(record));
      if (!duplicate) throw error;
      return duplicate;
    }
  }

  private async awaitDuplicate(record: IdempotencyRecord): Promise<StoredRequest | null> {
    for (const milliseconds of readDelays) {
      await pause(milliseconds);
      const duplicate = await this.storedResponse(record);
      if (duplicate) return duplicate;
    }
    return null;
  }

  /**
   * The first response; `null` when no request is stored for the key.
   *
   * @throws DomainError `IDEMPOTENCY_KEY_REUSED`
   */
  async storedResponse(record: IdempotencyRecord): Promise<StoredRequest | null> {
    const request = await this.requests.findByIdempotencyKey(record);
    return request && asRequested(request);
  }
}
