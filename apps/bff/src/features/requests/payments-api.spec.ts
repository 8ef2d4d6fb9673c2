import {
  changePrice,
  listGuestRequests,
  listRequests,
  recordPayment,
  removePayment,
  type AccountedRequest,
  type GuestRequest,
} from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { bookingRequest } from '../../testing/booking-request';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const status = {
  reference: 'HS-7KQ2MX',
  state: 'open' as const,
  paid: 0,
  due: [{ kind: 'deposit' as const, amount: 64_00, date: parseDay('2026-07-08'), isOverdue: true }],
};
const payment = { kind: 'deposit', amount: 64_00, date: '2026-07-03', note: 'Überweisung' } as const;
const recorded = { ...payment, date: parseDay('2026-07-03'), id: 'payment-1' };
const accounted: AccountedRequest = {
  ...bookingRequest,
  priceNote: 'Gern',
  payment: { ...status, payments: [recorded] },
};
const payTo = { name: 'Anna', iban: 'DE89370400440532013000' };
const own: GuestRequest = { ...bookingRequest, payment: { ...status, payTo } };
const view = {
  price_note: 'Gern',
  payment: {
    reference: 'HS-7KQ2MX',
    state: 'open',
    paid: 0,
    due: [{ kind: 'deposit', amount: 64_00, date: '2026-07-08', is_overdue: true }],
    payments: [recorded],
  },
};

describe('Prices and payments of requests', () => {
  let bff: TestBff;
  let calls: object[];

  beforeAll(async () => {
    const noted = (request: object) => {
      calls.push(request);
      return accounted;
    };
    bff = await startTestBff({
      handlers: [
        fakeHandler(changePrice, noted),
        fakeHandler(recordPayment, noted),
        fakeHandler(removePayment, noted),
        fakeHandler(listRequests, () => [accounted]),
        fakeHandler(listGuestRequests, () => [own]),
      ],
    });
  });
  beforeEach(() => (calls = []));
  afterAll(() => bff.close());

  const send = (method: string, path: string, body?: unknown) =>
    bff.fetch(`/api/admin/requests/request-1/${path}`, {
      method,
      headers: { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('are shown to the owner, and to the guest without the owner’s notes', async () => {
    const headers = { Authorization: `Bearer ${adminToken}` };
    expect(await (await bff.fetch('/api/admin/requests', { headers })).json()).toMatchObject([view]);
    const [shown] = (await (await bff.fetch('/api/bookings/status?token=t')).json()) as { payment: object }[];
    const { payments: _, ...ofGuest } = view.payment;
    expect(shown?.payment).toEqual({ ...ofGuest, pay_to: payTo });
  });

  it('are changed by the owner', async () => {
    const responses = [
      await send('PATCH', 'price', { total: 300_00, note: ' Gern ' }),
      await send('POST', 'payments', payment),
      await send('DELETE', 'payments/payment-1'),
    ];
    expect(responses.map(({ status: code }) => code)).toEqual([200, 201, 200]);
    for (const response of responses) expect(await response.json()).toMatchObject(view);
    expect(calls).toEqual([
      { id: 'request-1', total: 300_00, note: 'Gern' },
      { id: 'request-1', payment },
      { id: 'request-1', paymentId: 'payment-1' },
    ]);
  });

  const { note: _, ...withoutNote } = payment;
  it.each<[string, unknown, string, string]>([
    ['price', {}, 'total', 'REQUIRED'],
    ['price', { total: -1 }, 'total', 'AMOUNT_OUT_OF_RANGE'],
    ['price', { total: 1.5 }, 'total', 'AMOUNT_OUT_OF_RANGE'],
    ['price', { total: 1e15 }, 'total', 'AMOUNT_OUT_OF_RANGE'],
    ['price', { total: '300' }, 'total', 'WRONG_TYPE'],
    ['price', { total: null }, 'total', 'WRONG_TYPE'],
    ['price', { total: 1, note: 'x'.repeat(501) }, 'note', 'MESSAGE_TOO_LONG'],
    ['price', { total: 1, deposit: 0 }, 'deposit', 'INVALID'],
    ['payments', {}, 'kind', 'REQUIRED'],
    ['payments', {}, 'amount', 'REQUIRED'],
    ['payments', { ...withoutNote, kind: 'gift' }, 'kind', 'INVALID'],
    ['payments', { ...withoutNote, amount: 0 }, 'amount', 'AMOUNT_OUT_OF_RANGE'],
    ['payments', { ...withoutNote, amount: -5 }, 'amount', 'AMOUNT_OUT_OF_RANGE'],
    ['payments', { ...withoutNote, amount: 0.5 }, 'amount', 'AMOUNT_OUT_OF_RANGE'],
    ['payments', { ...withoutNote, amount: 1e99 }, 'amount', 'AMOUNT_OUT_OF_RANGE'],
    ['payments', { ...withoutNote, amount: '64,00' }, 'amount', 'WRONG_TYPE'],
    ['payments', { ...withoutNote, date: '2026-02-30' }, 'date', 'DAY_INVALID'],
    ['payments', { ...withoutNote, date: '1.7.2026' }, 'date', 'DAY_INVALID'],
    ['payments', { ...withoutNote, note: 'x'.repeat(501) }, 'note', 'NOTES_TOO_LONG'],
    ['payments', { ...withoutNote, id: 'mine' }, 'id', 'INVALID'],
  ])('are refused if %s is %j', async (path, body, field, code) => {
    const { status: received, details } = await errorIn(await send(path === 'price' ? 'PATCH' : 'POST', path, body));
    expect([received, details?.map((detail) => [detail.field, detail.code])]).toEqual([
      400,
      expect.arrayContaining([[field, code]]),
    ]);
    expect(calls).toEqual([]);
  });

  it('are refused if the body holds NaN', async () => {
    expect(await errorIn(await send('PATCH', 'price', '{"total": NaN}'))).toMatchObject({
      status: 400,
      code: 'MALFORMED_JSON',
    });
    expect(calls).toEqual([]);
  });
});
