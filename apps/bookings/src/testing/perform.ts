import {
  approveRequest,
  blockDays,
  bookingCancelled,
  cancelRequest,
  confirmRequest,
  declineRequest,
  DomainError,
  enterBooking,
  getRequest,
  makeOffer,
  moveBooking,
  respondToCancellationWish,
  respondToOffer,
  unblockDay,
  undoDecision,
  wishCancellation,
  withdrawRequest,
} from '@hearthstay/contracts';
import { currentCommandId, runInMessageContext } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { shownDaysOf, type Day } from '@hearthstay/stay';
import { newBlock } from '../availability/domain/block';
import { FeedClaims, StayMoves } from '../availability';
import { BlockClaimRepository } from '../availability/persistence/block-claim.repository';
import { BlockRepository } from '../availability/persistence/block.repository';
import { RequestClaimRepository } from '../availability/persistence/request-claim.repository';
import { ReleaseUnfinishedBlocks } from '../availability/release-unfinished-blocks/release-unfinished-blocks';
import { newClaim } from '../availability/domain/request-claim';
import { claimGrace, ReleaseOrphanedClaims } from '../availability/release-orphaned-claims/release-orphaned-claims';
import { assertAllowed } from '../requests/domain/assert-allowed';
import { eventForGuest, requestDetails } from '../request-store/domain/request-details';
import { EnteredBookingRepository } from '../request-store';
import { newRequest } from '../request-store/domain/booking-request';
import { idempotencyRecord } from '../request-store/domain/idempotency-record';
import { RemoveUnfinishedEntries } from '../requests/enter-booking/remove-unfinished-entries';
import { RequestRepository } from '../request-store/persistence/request.repository';
import type { Command } from './commands';
import { anna, type TestBookings } from './use-bookings';
import { outcomeOf } from './outcome-of';

/** Performs commands on the real service. A crash is simulated by performing only the steps before it. */
export const performOn = ({ ask, call, clock, confirmTokenOf, service, statusTokenOf }: TestBookings) => {
  const claimAndCrash = async (id: string) => {
    const request = await service().get(RequestRepository).get(id);
    assertAllowed(request, 'admin-approves', clock.today());
    const claimed = await service().get(RequestClaimRepository).claim(newClaim(request, clock.now()));
    if (!claimed) throw new DomainError('APPROVAL_CONFLICT');
  };

  const stayFields = ({ startDate, endDate }: { startDate: Day; endDate: Day }) => ({
    ...anna,
    startDate,
    endDate,
    locale: 'de' as const,
  });

  const enterAndCrash = async (stay: { startDate: Day; endDate: Day }) => {
    const booking = newRequest(stayFields(stay), clock.now());
    const record = idempotencyRecord(booking.id, stayFields(stay));
    await service().get(EnteredBookingRepository).begin(booking, record);
    const claimed = await service().get(RequestClaimRepository).claim(newClaim(booking, clock.now()));
    if (!claimed) throw new DomainError('ENTRY_CONFLICT');
  };

  /** Cancels without the release of the days. All that the command wrote carries one id, as if it had not crashed. */
  const cancelAndCrash = async (id: string) => {
    const requests = service().get(RequestRepository);
    const request = await requests.get(id);
    assertAllowed(request, 'admin-cancels', clock.today());
    const event = eventForGuest(request, (guest) =>
      recordEvent(bookingCancelled, { ...requestDetails(guest, { propertyName: 'House' }), reason: null }),
    );
    const cancelled = await runInMessageContext({ correlationId: id, commandId: currentCommandId() }, () =>
      requests.cancel(request, null, { at: clock.now(), event }),
    );
    if (!cancelled) throw new DomainError('INVALID_TRANSITION');
  };

  const blockAndCrash = async (days: Day[]) => {
    const block = newBlock(days, clock.now());
    await service().get(BlockRepository).begin(block);
    const booked = await service().get(BlockClaimRepository).claim(block);
    if (booked.length > 0) throw new DomainError('DAYS_BOOKED');
  };

  const releaseOrphanedClaims = async () => {
    clock.advance({ milliseconds: claimGrace });
    await service().get(ReleaseOrphanedClaims).run();
    await service().get(ReleaseUnfinishedBlocks).run();
    await service().get(StayMoves).finishAll();
    await service().get(RemoveUnfinishedEntries).run();
  };

  /** Adds created requests to `ids`. A command for a request does nothing while there is none. */
  const perform = async (command: Command, ids: string[]): Promise<void> => {
    const id = 'request' in command ? (ids[command.request % ids.length] ?? '') : '';
    switch (command.do) {
      case 'ask':
        ids.push((await ask(command)).id);
        break;
      case 'admin-enters': {
        const booking = { ...stayFields(command), status: 'approved' as const, notify: true };
        ids.push((await call(enterBooking, booking)).id);
        break;
      }
      case 'entry-crashes-after-its-claim':
        await enterAndCrash(command);
        break;
      case 'admin-approves':
        await call(approveRequest, { id });
        break;
      case 'admin-declines':
        await call(declineRequest, { id });
        break;
      case 'admin-cancels':
        await call(cancelRequest, { id });
        break;
      case 'admin-cancels-even-confirmed':
        await call(cancelRequest, { id, evenConfirmed: true });
        break;
      case 'admin-moves':
        await call(moveBooking, { id, startDate: command.startDate, endDate: command.endDate, notify: true });
        break;
      case 'admin-holds':
        await call(makeOffer, { id, startDate: command.startDate, endDate: command.endDate, hold: true });
        break;
      case 'guest-accepts-offer':
      case 'guest-declines-offer':
        await call(respondToOffer, {
          ...{ id, token: await statusTokenOf({ id }) },
          accept: command.do === 'guest-accepts-offer',
        });
        break;
      case 'admin-undoes':
        await call(undoDecision, { id });
        break;
      case 'guest-confirms': {
        // The guest sees the days of the latest move on the page.
        const shown = shownDaysOf(await call(getRequest, { id }));
        await call(confirmRequest, { token: await confirmTokenOf({ id }), shown });
        break;
      }
      case 'guest-withdraws':
        await call(withdrawRequest, { id, token: await statusTokenOf({ id }) });
        break;
      case 'guest-wishes-cancellation':
        await call(wishCancellation, { id, token: await statusTokenOf({ id }) });
        break;
      case 'admin-grants-cancellation':
      case 'admin-refuses-cancellation':
        await call(respondToCancellationWish, { id, accept: command.do === 'admin-grants-cancellation' });
        break;
      case 'admin-blocks':
        await call(blockDays, { dates: command.days });
        break;
      case 'blocking-crashes-before-it-is-final':
        await blockAndCrash(command.days);
        break;
      case 'admin-unblocks':
        await call(unblockDay, { id: command.day });
        break;
      case 'feed-claims':
        await service().get(FeedClaims).replaceDays(command.feed, command.days);
        break;
      case 'approval-crashes-after-its-claim':
        await claimAndCrash(id);
        break;
      case 'cancellation-crashes-before-its-release':
        await cancelAndCrash(id);
        break;
      case 'orphaned-claims-are-released':
        await releaseOrphanedClaims();
    }
  };

  /** Performs a command. @returns `done`, or the code of the refusal. */
  return (command: Command, ids: string[]): Promise<string> => outcomeOf(perform(command, ids));
};
