import { createRequest, DomainError, listRequests } from '@hearthstay/contracts';
import type { Quote } from '@hearthstay/prices';
import { bookingRequest } from '../../testing/booking-request';
import { adminToken } from '../../testing/fake-services';
import { fakeHandler } from '../../testing/fake-handler';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const quote: Quote = {
  currency: 'EUR',
  nights: 3,
  lines: [{ kind: 'nights', quantity: 3, unitAmount: 120_00, amount: 360_00 }],
  total: 360_00,
  deposit: 0,
  balance: 360_00,
  onSite: 0,
};
const fields = { name: 'Jonas Weber', email: 'jonas@example.com', startDate: '2026-08-04', endDate: '2026-08-07' };
const priced = { ...bookingRequest, adults: 2, children: [4, null], quote };

describe('A request of a stay that has a price', () => {
  let bff: TestBff;
  let sent: object;
  let refusal: DomainError | undefined;
  beforeAll(async () => {
    bff = await startTestBff({
      handlers: [
        fakeHandler(createRequest, (request) => {
          if (refusal) throw refusal;
          sent = request;
          return priced;
        }),
        fakeHandler(listRequests, () => [priced, bookingRequest]),
      ],
    });
  });
  beforeEach(() => {
    sent = {};
    refusal = undefined;
  });
  afterAll(() => bff.close());

  it('passes on who stays and what the guest was shown, and carries the price', async () => {
    const guests = { adults: 2, children: [4, null], quotedTotal: 360_00 };
    const response = await bff.send('POST', '/api/bookings/request', { ...fields, ...guests, quote: { total: 1 } });
    expect(await response.json()).toMatchObject({ adults: 2, children: [4, null], quote });
    expect(sent).toMatchObject(guests);
    expect(sent).not.toHaveProperty('quote');
    const headers = { Authorization: `Bearer ${adminToken}` };
    const [first, second] = (await (await bff.fetch('/api/admin/requests', { headers })).json()) as object[];
    expect(first).toMatchObject({ adults: 2, children: [4, null], quote });
    for (const field of ['adults', 'children', 'quote', 'price_note', 'payment'])
      expect(second).not.toHaveProperty(field);
  });

  it('is refused with the new price when that has changed', async () => {
    refusal = new DomainError('QUOTE_CHANGED', { quote });
    const response = await bff.send('POST', '/api/bookings/request', { ...fields, adults: 2, quotedTotal: 1 });
    expect(await errorIn(response)).toMatchObject({ status: 409, code: 'QUOTE_CHANGED', quote });
  });

  it.each([-1, 1.5, '360', 1e99])('is refused when what the guest was shown is %j', async (quotedTotal) => {
    const response = await bff.send('POST', '/api/bookings/request', { ...fields, adults: 2, quotedTotal });
    const { status, details } = await errorIn(response);
    expect([status, details?.[0]?.field]).toEqual([400, 'quotedTotal']);
    expect(sent).toEqual({});
  });
});
