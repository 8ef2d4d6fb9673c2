import { DomainError, admitGuest, getPublicSettings, quoteSchema, settingsChanged } from '@hearthstay/contracts';
import { fakeHandler } from '../../testing/fake-handler';
import { publicSettings } from '../../testing/fake-services';
import { settingsWithPrices } from '../../testing/prices';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const path = '/api/bookings/quote';
// From 28 August to 4 September: four nights of August, three of September.
const stay = { startDate: '2026-08-28', endDate: '2026-09-04', adults: 2, children: [4, 16] };
const quote = {
  currency: 'EUR',
  nights: 7,
  lines: [
    { kind: 'nights', quantity: 3, unitAmount: 120_00, amount: 360_00 },
    { kind: 'nights', quantity: 4, unitAmount: 165_00, amount: 660_00, season: 'Sommer' },
    { kind: 'cleaning', quantity: 1, unitAmount: 80_00, amount: 80_00 },
    // Two adults and the child of 16.
    { kind: 'tourist-tax', quantity: 21, unitAmount: 2_50, amount: 52_50 },
  ],
  total: 1152_50,
  deposit: 230_50,
  balance: 922_00,
  onSite: 0,
};

let settings = settingsWithPrices;
let reads = 0;
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    variables: { RATE_LIMITS: 'off' },
    handlers: [
      fakeHandler(getPublicSettings, () => {
        reads += 1;
        return settings;
      }),
      fakeHandler(admitGuest, ({ passwords }) => {
        if (!passwords.includes('Sesam')) throw new DomainError('PASSWORD_REQUIRED');
        return {};
      }),
    ],
  });
});
afterAll(() => bff.close());

const useSettings = async (changed: typeof settings): Promise<void> => {
  settings = changed;
  await bff.publish(settingsChanged, {});
};
beforeEach(() => useSettings(settingsWithPrices));

const ask = (body: object, headers?: Record<string, string>) => bff.send('POST', path, { ...stay, ...body }, headers);
/** The caches are empty after a change, so the first response is the controller's and the second comes from them. */
const askTwice = async (body: object, headers?: Record<string, string>) => [
  await ask(body, headers),
  await ask(body, headers),
];

describe('A quote', () => {
  it('is computed from the settings, by the controller and from the caches alike', async () => {
    const [first, second] = await askTwice({});
    expect(await first?.json()).toEqual(quote);
    expect(quoteSchema.parse(await second?.json())).toEqual(quote);
    const headers = (response?: Response) =>
      [...(response?.headers ?? [])].filter(([name]) => !['date', 'x-correlation-id', 'etag'].includes(name));
    expect(second?.status).toBe(200);
    expect(headers(second)).toEqual(headers(first));
    expect(second?.headers.get('Cache-Control')).toBe('no-store');
  });

  it('needs no service once the settings are cached', async () => {
    await ask({});
    const before = reads;
    for (let times = 0; times < 20; times += 1) expect((await ask({})).status).toBe(200);
    // On a slow machine the cache may expire meanwhile.
    expect(reads - before).toBeLessThan(20);
  });

  it('follows a change of the prices', async () => {
    await ask({});
    await useSettings({ ...settingsWithPrices, prices: { ...settingsWithPrices.prices!, cleaning: 90_00 } });
    for (const response of await askTwice({})) {
      expect(await response.json()).toMatchObject({ total: 1162_50 });
    }
  });

  it('is computed up to the last day of the calendar', async () => {
    for (const response of await askTwice({ startDate: '9999-12-30', endDate: '9999-12-31' })) {
      expect(await response.json()).toMatchObject({ nights: 1 });
    }
  });

  it('does not need guests in a house that does not ask for them', async () => {
    const { touristTax, ...prices } = settingsWithPrices.prices!;
    await useSettings({ ...publicSettings, prices: { ...prices, touristTax: null } });
    expect(await (await ask({ adults: undefined, children: undefined })).json()).toMatchObject({ total: 1100_00 });
  });

  it.each<[string, object, number, object]>([
    ['too many guests', { adults: 4, children: [1] }, 400, { code: 'TOO_MANY_GUESTS', params: { count: 4 } }],
    ['no adults', { adults: undefined }, 400, { details: [{ field: 'adults', code: 'REQUIRED' }] }],
    ['a child without an age', { children: [null] }, 400, { details: [{ field: 'children.0' }] }],
    ['days the wrong way round', { endDate: '2026-08-01' }, 400, { details: [{ code: 'RANGE_REVERSED' }] }],
    ['a thousand nights', { endDate: '2029-08-01' }, 400, { details: [{ code: 'PERIOD_TOO_LONG' }] }],
    ['a day that does not exist', { endDate: '2027-02-29' }, 400, { details: [{ code: 'DAY_INVALID' }] }],
  ])('is refused for %s', async (_, body, status, error) => {
    for (const response of await askTwice(body)) expect(await errorIn(response)).toMatchObject({ status, ...error });
  });

  it.each(['', '{"startDate":', 'null', '42', '[]'])('is refused for the body %j as every other body', async (body) => {
    await ask({});
    const headers = { 'Content-Type': 'application/json' };
    const [refused, elsewhere] = await Promise.all(
      [path, '/api/bookings/check-password'].map((to) => bff.fetch(to, { method: 'POST', body, headers })),
    );
    expect((await errorIn(refused!)).code).toBe((await errorIn(elsewhere!)).code);
  });

  it('does not exist while prices are off', async () => {
    await useSettings(publicSettings);
    for (const response of await askTwice({})) {
      expect(await errorIn(response)).toMatchObject({ status: 404, code: 'PRICES_OFF' });
    }
  });

  it('is for those who know the password of the site', async () => {
    await useSettings({ ...settingsWithPrices, passwordRequired: true });
    for (const response of await askTwice({})) expect(response.status).toBe(401);
    const known = { Authorization: 'Bearer Sesam', Cookie: 'hearthstay-admission=known' };
    for (const response of await askTwice({}, known)) expect(response.status).toBe(200);
    for (const response of await askTwice({}, { ...known, Authorization: 'Bearer other' })) {
      expect(response.status).toBe(401);
    }
  });

  it('takes a body in parts', async () => {
    await ask({});
    const text = JSON.stringify(stay);
    const parts = new Blob([text.slice(0, 20), text.slice(20)]);
    const response = await bff.fetch(path, {
      method: 'POST',
      body: parts,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    });
    expect(await response.json()).toEqual(quote);
  });
});
