import type { ListedRequest } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { camelCased } from '@web/shared/api/camel-case';
import { proposalView } from '@web/testing/proposal-view';
import { requestView } from '@web/testing/request-view';
import { nextStepOf } from './next-step';

const today = parseDay('2026-11-20');
const payment = (kind: 'deposit' | 'balance') => ({
  payment: {
    ...{ reference: 'HS-7KQ2MX', state: 'open' as const, paid: 0, payments: [] },
    due: [{ kind, amount: 72_00, date: parseDay('2026-11-27'), isOverdue: false }],
  },
});
const stepOf = (view: Parameters<typeof requestView>[0], more: Partial<ListedRequest> = {}) =>
  nextStepOf({ ...camelCased(requestView(view)), ...more }, today);

it.each<[string, ReturnType<typeof stepOf>, ReturnType<typeof stepOf>]>([
  ['a request that waits for a decision', stepOf({}), { kind: 'awaits-you' }],
  ['one whose address is not confirmed', stepOf({ guest_confirmed_at: null }), { kind: 'awaits-address' }],
  [
    'one without an address, which nobody can confirm',
    stepOf({ guest_confirmed_at: null, email: null }),
    { kind: 'awaits-you' },
  ],
  [
    'a confirmed one whose guest wishes to cancel, whatever else is due',
    stepOf(
      { status: 'confirmed', cancellation_wish: { at: '2026-11-19T09:00:00.000Z', reason: null } },
      payment('deposit'),
    ),
    { kind: 'wishes-cancellation' },
  ],
  [
    'one whose guest asks for other days',
    stepOf({ status: 'confirmed', proposal: proposalView({ by: 'guest' }) }),
    { kind: 'asks-for-days' },
  ],
  [
    'one whose guest asks for other guests on the same days',
    stepOf({ proposal: proposalView({ by: 'guest', start_date: '2026-12-08', end_date: '2026-12-11' }) }),
    { kind: 'asks-for-guests' },
  ],
  [
    'one whose guest has an offer',
    stepOf({ status: 'approved', proposal: proposalView() }),
    { kind: 'offered', day: parseDay('2026-11-23') },
  ],
  [
    'one whose guest had an offer until yesterday',
    stepOf({ proposal: proposalView({ valid_until: '2026-11-19' }) }),
    { kind: 'awaits-you' },
  ],
  ['an approved one', stepOf({ status: 'approved' }), { kind: 'awaits-guest', day: parseDay('2026-12-11') }],
  ['an approved one without an address', stepOf({ status: 'approved', email: null }), { kind: 'arrives', days: 18 }],
  [
    'an entered one whose guest was told',
    stepOf({ status: 'approved', source: 'owner' }),
    { kind: 'awaits-guest', day: parseDay('2026-12-11') },
  ],
  [
    'an entered one whose guest was not told, and so cannot confirm',
    stepOf({ status: 'approved', source: 'owner' }, { stayEmails: false }),
    { kind: 'arrives', days: 18 },
  ],
  [
    'a confirmed one with a deposit to come',
    stepOf({ status: 'confirmed' }, payment('deposit')),
    { kind: 'deposit', day: parseDay('2026-11-27') },
  ],
  [
    'a confirmed one with nothing but the rest to come',
    stepOf({ status: 'confirmed' }, payment('balance')),
    { kind: 'arrives', days: 18 },
  ],
  [
    'a guest who arrives today',
    stepOf({ status: 'confirmed', start_date: '2026-11-20' }),
    { kind: 'arrives', days: 0 },
  ],
  [
    'a guest who is here',
    stepOf({ status: 'approved', start_date: '2026-11-19', end_date: '2026-11-22' }),
    { kind: 'here', day: parseDay('2026-11-22') },
  ],
  [
    'a stay that is over',
    stepOf({ status: 'confirmed', start_date: '2026-11-17', end_date: '2026-11-19' }),
    { kind: 'over' },
  ],
  ['a declined request', stepOf({ status: 'declined' }), null],
  ['a cancelled booking', stepOf({ status: 'cancelled' }), null],
])('is the next step of %s', (_what, step, expected) => {
  expect(step).toEqual(expected);
});
