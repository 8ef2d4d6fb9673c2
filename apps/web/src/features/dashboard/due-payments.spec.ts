import type { ListedRequest } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { duePayments, sumsOf } from './due-payments';

const due = (kind: 'deposit' | 'balance', amount: number, date: string) => ({
  ...{ kind, amount, date: parseDay(date), isOverdue: false },
});

const requestWith = (id: string, currency: string, ...parts: ReturnType<typeof due>[]) =>
  ({ id, quote: { currency }, payment: { due: parts } }) as unknown as ListedRequest;

const requests = [
  requestWith('anna', 'EUR', due('deposit', 200_00, '2026-12-01'), due('balance', 800_00, '2027-01-10')),
  requestWith('ben', 'EUR', due('balance', 500_00, '2026-11-18')),
  requestWith('carla', 'CHF', due('deposit', 90_00, '2026-12-24')),
  { id: 'dora' } as ListedRequest,
];

it('lists the payments of all guests by due date', () => {
  expect(duePayments(requests).map(({ request, part }) => [request.id, part.kind])).toEqual([
    ...[
      ['ben', 'balance'],
      ['anna', 'deposit'],
      ['carla', 'deposit'],
      ['anna', 'balance'],
    ],
  ]);
});

it('adds up the amounts of each currency', () => {
  expect(sumsOf(duePayments(requests))).toEqual([
    { currency: 'EUR', amount: 1_500_00 },
    { currency: 'CHF', amount: 90_00 },
  ]);
  expect(sumsOf([])).toEqual([]);
});
