import { Controller } from '@nestjs/common';
import {
  cancellationRefused,
  DomainError,
  respondToCancellationWish,
  type DecidedRequest,
  type EventMessage,
  type RequestOf,
} from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { StayMoves } from '../../availability';
import { GuestLinks } from '../../guests';
import { PropertyClock } from '../../property-clock';
import { CancellationWishRepository, RequestRepository } from '../../request-store';
import { isReachable, type StoredRequest } from '../../request-store/domain/booking-request';
import { carriedOutBy } from '../../request-store/domain/carried-out';
import { ending } from '../../request-store/domain/questions';
import { SettingsRepository } from '../../settings';
import { Cancellation } from '../cancel-request/cancellation';
import { assertAllowed } from '../domain/assert-allowed';
import { assertAsShown } from '../domain/assert-as-shown';
import { requestDetails } from '../../request-store/domain/request-details';
import { decidedRequest } from '../domain/undoable-decision';

type Response = RequestOf<typeof respondToCancellationWish>;

/** An admin cancels a booking as its guest wishes, or keeps it. */
@Controller()
export class RespondToCancellationWish {
  constructor(
    private readonly requests: RequestRepository,
    private readonly wishes: CancellationWishRepository,
    private readonly cancellation: Cancellation,
    private readonly moves: StayMoves,
    private readonly guestLinks: GuestLinks,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * @throws DomainError `REQUEST_NOT_FOUND`, `REQUEST_IN_PAST`, `NO_CANCELLATION_WISH`, `INVALID_TRANSITION` or
   *   `BOOKING_CHANGED_MEANWHILE`
   */
  @Handles(respondToCancellationWish)
  async run(response: Response): Promise<DecidedRequest> {
    return decidedRequest(await this.respond(response), this.clock.now());
  }

  private async respond({ id, accept, note, shown }: Response): Promise<StoredRequest> {
    // The booking may change between this read and the write. Each iteration means that it has, so this ends.
    for (;;) {
      const request = await this.moves.finish(await this.requests.get(id));
      const carriedOut = carriedOutBy(currentCommandId(), request);
      if (carriedOut) return carriedOut;
      if (!request.cancellationWish) throw new DomainError('NO_CANCELLATION_WISH');
      assertAllowed(request, 'admin-cancels-even-confirmed', this.clock.today());
      assertAsShown(request, shown);
      const responded = accept ? this.cancellation.of(request, note ?? null) : this.keep(request, note);
      const changed = await responded;
      if (changed) return changed;
    }
  }

  private async keep(request: StoredRequest, note: string | undefined): Promise<StoredRequest | null> {
    const event = await this.refusalFor(request, note);
    return this.wishes.refuse(request, note ?? null, { at: this.clock.now(), event });
  }

  private async refusalFor(request: StoredRequest, note: string | undefined): Promise<EventMessage | null> {
    if (!isReachable(request)) return null;
    return recordEvent(cancellationRefused, {
      ...{ ...requestDetails(request, await this.settings.load()), ...ending(request, 'wish') },
      statusLink: await this.guestLinks.issueStatusLink(request.email),
      ...(note !== undefined && { note }),
    });
  }
}
