import { isDeepStrictEqual } from 'node:util';
import { daysOfRange, rangeOf, type Day, type RequestStatus } from '@hearthstay/stay';
import type { TestDatabase } from '@hearthstay/testing';
import { GuestLinks } from '../../guests';
import { newRequest } from '../../request-store/domain/booking-request';
import { toDocument, type RequestDocument } from '../../request-store/persistence/request.schema';
import { attemptUntilCrash } from '../../testing/crash-after-writes';
import { june } from '../../testing/days';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { useBookings } from '../../testing/use-bookings';
import { claimGrace, ReleaseOrphanedClaims } from '../release-orphaned-claims/release-orphaned-claims';
import { RemoveUnfinishedEntries } from '../../requests/enter-booking/remove-unfinished-entries';
import { StayMoves } from '../stay-moves';
import { ReleaseUnfinishedBlocks } from '../release-unfinished-blocks/release-unfinished-blocks';
import { ClaimModel, type ClaimState } from './claim-model';

/** The first and last days of the requests: most of them overlap. */
const stays = [
  [2, 3],
  [3, 5],
  [5, 5],
  [2, 6],
] as const;

export const requestCount = stays.length;

/** A request as it is stored. */
interface ClaimingRequest {
  id: string;
  status: RequestStatus;
  days: Day[];
  proposal: { by: 'guest' | 'owner'; days: Day[]; holds: boolean } | null;
}

/** The service with a few requests for the same days, for commands that are compared with a {@link ClaimModel}. */
export const useClaims = (database: TestDatabase) => {
  const bookings = useBookings(database);
  const { anna, call, clock, service, stored } = bookings;
  const { command } = useRepeatableCommands(bookings);
  let ids: string[] = [];

  /** Removes all claims, so that the service is as a new model. */
  const start = async (): Promise<ClaimModel> => {
    await stored.clear();
    const requests = stays.map(([first, last]) => {
      const [startDate, endDate] = june(first, last) as [Day, Day];
      return newRequest({ ...anna, locale: 'de', startDate, endDate }, clock.now());
    });
    const confirmed = { guestConfirmedAt: clock.now(), outbox: [] };
    const documents = requests.map((request) => ({ ...toDocument(request), ...confirmed }));
    await database.connection().collection<{ _id: string }>('booking_requests').insertMany(documents);
    ids = requests.map(({ id }) => id);
    return new ClaimModel();
  };

  /** The requests as they are stored now. */
  const requests = async (): Promise<ClaimingRequest[]> => {
    const documents = (await stored.all('booking_requests')) as unknown as RequestDocument[];
    return ids.map((id) => {
      const { status, proposal, ...stay } = documents.find(({ _id }) => _id === id)!;
      const proposed = proposal && { by: proposal.by, days: daysOfRange(rangeOf(proposal)), holds: proposal.holds };
      return { id, status, days: daysOfRange(rangeOf(stay)), proposal: proposed ?? null };
    });
  };

  /** One of the requests with an open proposal of a side; `undefined` without any. */
  const proposed = async (by: 'guest' | 'owner', index: number) => {
    const open = (await requests()).flatMap(({ proposal, ...stored }) =>
      proposal?.by === by ? [{ ...stored, proposal }] : [],
    );
    return open[index % open.length];
  };

  const request = async (index: number): Promise<ClaimingRequest> => (await requests())[index]!;

  /** The token of a link of the guest, who is the same for all requests. */
  const guestToken = async (): Promise<string> => (await service().get(GuestLinks).issueStatusLink(anna.email)).token;

  const state = async (): Promise<ClaimState> => {
    const days = (await stored.all('occupied_days')).map(({ _id, requestId, isHold, blockIds, feedIds = [] }) => ({
      day: _id,
      claims: {
        request: requestId as string | null,
        isHold: isHold === true,
        blocks: [...(blockIds as string[])].sort(),
        feeds: [...(feedIds as string[])].sort(),
      },
    }));
    const blocks = (await stored.all('blocks')).filter(({ status }) => status === 'final');
    const daysOfBlocks = blocks.map(({ _id, days: own }) => [_id, [...(own as Day[])].sort()] as const);
    return {
      claims: Object.fromEntries(days.map(({ day, claims }) => [day, claims])),
      blocks: Object.fromEntries(daysOfBlocks.filter(([, own]) => own.length > 0)),
    };
  };

  const recover = async (): Promise<void> => {
    clock.advance({ milliseconds: claimGrace });
    await service().get(ReleaseOrphanedClaims).run();
    await service().get(ReleaseUnfinishedBlocks).run();
    await service().get(StayMoves).finishAll();
    await service().get(RemoveUnfinishedEntries).run();
  };

  /** As {@link attemptUntilCrash}; after a crash, orphaned claims are released. */
  const attempt = async (crashAfter: number, work: () => Promise<unknown>): Promise<boolean | null> => {
    const isDone = await attemptUntilCrash(crashAfter, work);
    if (isDone === null) await recover();
    return isDone;
  };

  /** Performs work that has the effect of an operation of the model; all of it or none after a crash. */
  const attemptAllOrNothing = async (
    model: ClaimModel,
    crashAfter: number,
    work: () => Promise<unknown>,
    operation: () => boolean | Promise<boolean>,
  ): Promise<void> => {
    const isDone = await attempt(crashAfter, work);
    if (isDone !== null) expect(isDone).toBe(await operation());
    else if (!isDeepStrictEqual(await state(), model.state())) await operation();
  };

  return {
    anna,
    call,
    clock,
    command,
    guestToken,
    service,
    stored,
    start,
    proposed,
    request,
    requests,
    state,
    recover,
    attempt,
    attemptAllOrNothing,
  };
};

export type Claims = ReturnType<typeof useClaims>;
