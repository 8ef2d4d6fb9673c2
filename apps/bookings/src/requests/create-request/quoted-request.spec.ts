import { approveRequest, bookingRequested, createRequest, listRequests, replacePrices } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { parseDay } from '@hearthstay/stay';
import { ZodOptional } from 'zod';
import { useBookings } from '../../testing/use-bookings';

const prices = {
  enabled: true,
  maxGuests: 4,
  pricePerNight: 120_00,
  seasons: [{ name: 'Pfingsten', from: parseDay('2031-06-03'), to: parseDay('2031-06-10'), pricePerNight: 165_00 }],
  cleaning: 80_00,
  touristTax: { perAdult: 2_50, per: 'night' as const, freeBelowAge: 16, onSite: false },
  deposit: { percent: 20, dueDays: 7 },
};

/** From 2 to 4 June: 120 + 165 for the nights, 80 for cleaning, 2 × 2 × 2.50 tourist tax; 20 % of 375 is 75. */
const quote = {
  currency: 'EUR',
  nights: 2,
  lines: [
    { kind: 'nights', quantity: 1, unitAmount: 120_00, amount: 120_00 },
    { kind: 'nights', quantity: 1, unitAmount: 165_00, amount: 165_00, season: 'Pfingsten' },
    { kind: 'cleaning', quantity: 1, unitAmount: 80_00, amount: 80_00 },
    { kind: 'tourist-tax', quantity: 4, unitAmount: 2_50, amount: 10_00 },
  ],
  total: 375_00,
  deposit: 75_00,
  balance: 300_00,
  onSite: 0,
};

const family = { adults: 2, children: [4, 15] };

describeOnEmbeddedDatabase('A request of a stay that has a price', (database) => {
  const { ask, call, eventsOf, stored } = useBookings(database);

  it('keeps its guests and its price when the prices change', async () => {
    await call(replacePrices, prices);
    const request = await ask({ ...family, quotedTotal: 375_00 });
    expect(request).toMatchObject({ ...family, quote });
    expect(await eventsOf(bookingRequested)).toMatchObject([{ ...family, quote }]);
    await call(replacePrices, { ...prices, enabled: false, maxGuests: 2, touristTax: null });
    expect(await call(listRequests, {})).toMatchObject([request]);
    expect(await call(approveRequest, { id: request.id })).toMatchObject({ ...family, quote });
  });

  it('keeps guests without a price, and children without ages', async () => {
    await call(replacePrices, { maxGuests: 4 });
    const request = await ask({ adults: 2, children: [null] });
    expect(request).toMatchObject({ adults: 2, children: [null] });
    expect(request).not.toHaveProperty('quote');
  });

  it('gets the first response when it is repeated after the prices have changed', async () => {
    await call(replacePrices, prices);
    const sent = { idempotencyKey: 'a-key', ...family, quotedTotal: 375_00 };
    const first = await ask(sent);
    await call(replacePrices, { ...prices, cleaning: 0 });
    expect(await ask(sent)).toEqual(first);
  });

  it.each<[string, number | undefined]>([
    ['another total', 374_99],
    ['none', undefined],
  ])('is refused with the new price when the guest was shown %s, and stores nothing', async (_, quotedTotal) => {
    await call(replacePrices, prices);
    const before = await stored.everything();
    await expect(ask({ ...family, quotedTotal })).rejects.toMatchObject({
      code: 'QUOTE_CHANGED',
      content: { quote },
    });
    expect(await stored.everything()).toBe(before);
  });

  it('is refused when the guest was shown a price and there is none any more', async () => {
    await expect(ask({ quotedTotal: 375_00 })).rejects.toMatchObject({ code: 'QUOTE_CHANGED', content: {} });
  });

  it('uses only the total of the guest, for comparison', async () => {
    await call(replacePrices, prices);
    const forged = { quote: { ...quote, total: 1 }, total: 1, deposit: 0, currency: 'JPY' };
    expect(await ask({ ...family, ...forged, quotedTotal: 375_00 })).toMatchObject({ quote });
  });

  it.each([
    [
      { adults: 3, children: [1, 2] },
      { code: 'TOO_MANY_GUESTS', content: { params: { count: 4 } } },
    ],
    [{ adults: 1e9 }, { code: 'VALIDATION_FAILED', content: { fields: [{ field: 'adults' }] } }],
    [{ adults: 2, children: [null] }, { content: { fields: [{ field: 'children.0', code: 'CHILD_AGE_REQUIRED' }] } }],
    [{}, { content: { fields: [{ field: 'adults', code: 'REQUIRED' }] } }],
  ])('is refused for the guests %j, and stores nothing', async (guests, refusal) => {
    await call(replacePrices, prices);
    const before = await stored.everything();
    await expect(ask({ ...guests, quotedTotal: 375_00 })).rejects.toMatchObject(refusal);
    expect(await stored.everything()).toBe(before);
  });

  it('stores no guests in a house without this setting', async () => {
    expect(Object.keys(await ask(family))).not.toEqual(expect.arrayContaining(['adults']));
    const [document] = await stored.all('booking_requests');
    for (const field of ['adults', 'children', 'quote']) expect(document).not.toHaveProperty(field);
  });

  it.each([
    ['adults', { adults: 1, children: [4, 15], quotedTotal: 370_00 }],
    ['ages', { adults: 2, children: [4, 14], quotedTotal: 375_00 }],
    ['total', { ...family, quotedTotal: 376_00 }],
  ])('has a key that another number of %s cannot use', async (_, fields) => {
    await call(replacePrices, prices);
    const sent = { idempotencyKey: 'a-key', ...family, quotedTotal: 375_00 };
    const first = await ask(sent);
    expect(await ask(sent)).toEqual(first);
    await expect(ask({ ...sent, ...fields })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('returns the fields of the contract', async () => {
    await call(replacePrices, prices);
    const request = await ask({ ...family, quotedTotal: 375_00 });
    const returned = Object.entries(createRequest.response.shape).filter(
      ([, field]) => !(field instanceof ZodOptional),
    );
    const named = [...returned.map(([name]) => name), 'adults', 'children', 'quote'];
    expect(Object.keys(request).sort()).toEqual(named.sort());
  });
});
