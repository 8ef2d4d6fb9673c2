import fc from 'fast-check';
import { addDays, parseDay, type Day, type RequestEvent } from '@hearthstay/stay';

/**
 * All operations on days, with crashes between their writes. `request` is an index into the existing requests, modulo
 * their number.
 */
export type Command =
  | { do: 'ask'; startDate: Day; endDate: Day }
  | { do: 'admin-enters'; startDate: Day; endDate: Day }
  | { do: 'entry-crashes-after-its-claim'; startDate: Day; endDate: Day }
  | { do: 'admin-moves'; request: number; startDate: Day; endDate: Day }
  | { do: 'admin-holds'; request: number; startDate: Day; endDate: Day }
  | {
      do: Exclude<RequestEvent, 'admin-offers' | 'guest-proposes' | 'admin-accepts-change' | 'program-expires'>;
      request: number;
    }
  | { do: 'guest-declines-offer'; request: number }
  | { do: 'admin-grants-cancellation' | 'admin-refuses-cancellation'; request: number }
  | { do: 'approval-crashes-after-its-claim'; request: number }
  | { do: 'cancellation-crashes-before-its-release'; request: number }
  | { do: 'admin-blocks'; days: Day[] }
  | { do: 'blocking-crashes-before-it-is-final'; days: Day[] }
  | { do: 'admin-unblocks'; day: Day }
  | { do: 'feed-claims'; feed: string; days: Day[] }
  | { do: 'orphaned-claims-are-released' };

const firstDay = parseDay('2031-06-01');

const stay = fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 3 })).map(([offset, more]) => {
  const startDate = addDays(firstDay, offset);
  return { startDate, endDate: addDays(startDate, more) };
});

type OfStay = 'ask' | 'admin-enters' | 'entry-crashes-after-its-claim';

const ofStay = (action: OfStay) => stay.map((days): Command => ({ do: action, ...days }));

const moves = fc
  .tuple(fc.nat({ max: 9 }), stay)
  .map(([request, days]): Command => ({ do: 'admin-moves', request, ...days }));

const holds = fc
  .tuple(fc.nat({ max: 9 }), stay)
  .map(([request, days]): Command => ({ do: 'admin-holds', request, ...days }));

/** In any order, with possible duplicates. */
const days = fc
  .array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 4 })
  .map((offsets) => offsets.map((offset) => addDays(firstDay, offset)));

/** All days that a feed claims from now on; may be empty. */
const feedClaims = fc
  .tuple(fc.constantFrom('feed-1', 'feed-2'), fc.array(fc.nat({ max: 9 }), { maxLength: 2 }))
  .map(([feed, offsets]): Command => {
    return { do: 'feed-claims', feed, days: offsets.map((offset) => addDays(firstDay, offset)) };
  });

type OnRequest = Exclude<Extract<Command, { request: number }>['do'], 'admin-moves' | 'admin-holds'>;

const onRequest = (action: OnRequest) => fc.nat({ max: 9 }).map((request): Command => ({ do: action, request }));

/** Any command; there are so few days that requests often overlap. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: ofStay('ask') },
  { weight: 2, arbitrary: ofStay('admin-enters') },
  { weight: 1, arbitrary: ofStay('entry-crashes-after-its-claim') },
  { weight: 4, arbitrary: onRequest('admin-approves') },
  { weight: 2, arbitrary: onRequest('guest-confirms') },
  { weight: 1, arbitrary: onRequest('admin-declines') },
  { weight: 1, arbitrary: onRequest('guest-withdraws') },
  { weight: 2, arbitrary: onRequest('guest-wishes-cancellation') },
  { weight: 1, arbitrary: onRequest('admin-grants-cancellation') },
  { weight: 1, arbitrary: onRequest('admin-refuses-cancellation') },
  { weight: 2, arbitrary: onRequest('admin-cancels') },
  { weight: 1, arbitrary: onRequest('admin-cancels-even-confirmed') },
  { weight: 3, arbitrary: moves },
  { weight: 4, arbitrary: holds },
  { weight: 3, arbitrary: onRequest('guest-accepts-offer') },
  { weight: 1, arbitrary: onRequest('guest-declines-offer') },
  { weight: 2, arbitrary: onRequest('admin-undoes') },
  { weight: 1, arbitrary: onRequest('approval-crashes-after-its-claim') },
  { weight: 1, arbitrary: onRequest('cancellation-crashes-before-its-release') },
  { weight: 3, arbitrary: days.map((some): Command => ({ do: 'admin-blocks', days: some })) },
  { weight: 1, arbitrary: days.map((some): Command => ({ do: 'blocking-crashes-before-it-is-final', days: some })) },
  { weight: 2, arbitrary: days.map(([day = firstDay]): Command => ({ do: 'admin-unblocks', day })) },
  { weight: 2, arbitrary: feedClaims },
  { weight: 2, arbitrary: fc.constant<Command>({ do: 'orphaned-claims-are-released' }) },
);
