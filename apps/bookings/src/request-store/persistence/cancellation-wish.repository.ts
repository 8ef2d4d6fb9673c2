import { Injectable } from '@nestjs/common';
import type { CancellationWish, StoredRequest } from '../domain/booking-request';
import type { Change } from '../domain/change';
import { RequestChanges } from './request-changes';
import { sameState } from './same-state';

/** The wishes of guests that their bookings be cancelled. Each change is one atomic update of the booking. */
@Injectable()
export class CancellationWishRepository {
  constructor(private readonly changes: RequestChanges) {}

  /** Stores that the guest wishes a booking to be cancelled, if it is as it was read: without a wish. */
  async wish(
    request: StoredRequest,
    cancellationWish: CancellationWish,
    change: Change,
  ): Promise<StoredRequest | null> {
    const { reason } = cancellationWish;
    return this.changes.apply(sameState(request), { cancellationWish }, 'cancellation-wished', change, {
      recorded: { reason },
    });
  }

  /** Removes a guest's wish, because the booking stays. @param note the owner's word to the guest */
  async refuse(request: StoredRequest, note: string | null, change: Change): Promise<StoredRequest | null> {
    const unset = { cancellationWish: 1 } as const;
    return this.changes.apply(sameState(request), {}, 'cancellation-refused', change, { unset, recorded: { note } });
  }
}
