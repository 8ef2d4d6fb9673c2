import { adminEvents, allowsEvent, nextStatus, type RequestEvent } from './life-cycle';
import { requestStatuses, type RequestStatus } from './status';

const events: readonly RequestEvent[] = [
  ...adminEvents,
  'admin-cancels-even-confirmed',
  'admin-undoes',
  'guest-confirms',
  'guest-withdraws',
  'guest-wishes-cancellation',
  'program-expires',
  'guest-proposes',
  'admin-offers',
  'admin-accepts-change',
  'guest-accepts-offer',
];

const allowed: readonly (readonly [RequestStatus, RequestEvent, RequestStatus])[] = [
  ['pending', 'guest-confirms', 'pending'],
  ['pending', 'guest-withdraws', 'cancelled'],
  ['approved', 'guest-wishes-cancellation', 'approved'],
  ['confirmed', 'guest-wishes-cancellation', 'confirmed'],
  ['pending', 'admin-approves', 'approved'],
  ['pending', 'admin-declines', 'declined'],
  ['pending', 'program-expires', 'declined'],
  ['approved', 'guest-confirms', 'confirmed'],
  ['approved', 'admin-cancels', 'cancelled'],
  ['approved', 'admin-cancels-even-confirmed', 'cancelled'],
  ['confirmed', 'admin-cancels-even-confirmed', 'cancelled'],
  ['approved', 'admin-undoes', 'pending'],
  ['declined', 'admin-undoes', 'pending'],
  ['cancelled', 'admin-undoes', 'approved'],
  ['confirmed', 'guest-confirms', 'confirmed'],
  ...(['pending', 'approved', 'confirmed'] as const).flatMap(
    (status) =>
      [
        [status, 'guest-proposes', status],
        [status, 'admin-offers', status],
        [status, 'admin-accepts-change', status],
        [status, 'guest-accepts-offer', 'confirmed'],
      ] as const,
  ),
];

describe('nextStatus', () => {
  it.each(allowed)('is for %s and %s: %s', (status, event, next) => expect(nextStatus(status, event)).toBe(next));

  const refused = requestStatuses
    .flatMap((status) => events.map((event) => [status, event] as const))
    .filter(([status, event]) => !allowed.some(([from, by]) => from === status && by === event));

  it.each(refused)('is null for %s', (status, event) => expect(nextStatus(status, event)).toBeNull());
});

it.each([
  ['guest-confirms', false],
  ['guest-proposes', false],
  ['admin-approves', false],
  ['admin-declines', false],
  ['admin-offers', true],
  ['guest-withdraws', true],
  ['guest-accepts-offer', true],
] as const)('a request that was made with an offer allows %s: %j', (event, isAllowed) => {
  expect(allowsEvent({ status: 'pending', source: 'owner' }, event)).toBe(isAllowed);
  expect(allowsEvent({ status: 'pending' }, event)).toBe(true);
});
