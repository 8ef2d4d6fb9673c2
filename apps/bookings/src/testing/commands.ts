import fc from 'fast-check';
import { addDays, parseDay, type Day, type RequestEvent } from '@hearthstay/stay';

/** What may happen to the house, with crashes at the worst moments. `request` counts the requests there are, round and round. */
export type Command =
  | { do: 'ask'; startDate: Day; endDate: Day }
  | { do: RequestEvent; request: number }
  | { do: 'approval-crashes-after-its-claim'; request: number }
  | { do: 'cancellation-crashes-before-its-release'; request: number }
  | { do: 'orphaned-claims-are-released' };

const firstDay = parseDay('2031-06-01');

const ask = fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 3 })).map(([offset, more]): Command => {
  const startDate = addDays(firstDay, offset);
  return { do: 'ask', startDate, endDate: addDays(startDate, more) };
});

const onRequest = (action: Exclude<Command['do'], 'ask' | 'orphaned-claims-are-released'>) =>
  fc.nat({ max: 9 }).map((request): Command => ({ do: action, request }));

/** Any command; the days lie so close together that requests often want the same. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: ask },
  { weight: 4, arbitrary: onRequest('admin-approves') },
  { weight: 2, arbitrary: onRequest('guest-confirms') },
  { weight: 1, arbitrary: onRequest('admin-declines') },
  { weight: 2, arbitrary: onRequest('admin-cancels') },
  { weight: 1, arbitrary: onRequest('approval-crashes-after-its-claim') },
  { weight: 1, arbitrary: onRequest('cancellation-crashes-before-its-release') },
  { weight: 2, arbitrary: fc.constant<Command>({ do: 'orphaned-claims-are-released' }) },
);
