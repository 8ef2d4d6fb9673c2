import { DomainError, pricesSchema, replacePrices } from '@hearthstay/contracts';
import { adminToken } from '../../testing/fake-services';
import { fakeHandler } from '../../testing/fake-handler';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const path = '/api/admin/settings/prices';
const neutral = pricesSchema.parse({});

describe('The prices', () => {
  let bff: TestBff;
  let refusal: DomainError | undefined;
  beforeAll(async () => {
    bff = await startTestBff({
      handlers: [
        fakeHandler(replacePrices, (prices) => {
          if (refusal) throw refusal;
          return prices;
        }),
      ],
    });
  });
  afterEach(() => {
    refusal = undefined;
  });
  afterAll(() => bff.close());

  const ask = (method: string, body?: object) =>
    bff.fetch(path, {
      method,
      headers: { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json', 'Accept-Language': 'en' },
      ...(body && { body: JSON.stringify(body) }),
    });

  it('are read, and replaced as a whole', async () => {
    expect(await (await ask('GET')).json()).toEqual(neutral);
    const terms = { de: 'Kostenlos bis zum Vortag.', en: '' };
    const prices = { ...neutral, enabled: true, pricePerNight: 120_00, terms };
    expect(await (await ask('PUT', prices)).json()).toEqual(prices);
  });

  it('are refused field by field, each with its code and a sentence', async () => {
    const payTo = { name: 'Anna', iban: 'DE89370400440532013001' };
    const error = await errorIn(
      await ask('PUT', { ...neutral, pricePerNight: -1, cleaning: 1.5, currency: 'ABC', payTo }),
    );
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(error.details).toEqual(
      expect.arrayContaining([
        { field: 'pricePerNight', code: 'AMOUNT_OUT_OF_RANGE', message: expect.stringContaining('amount') },
        { field: 'cleaning', code: 'AMOUNT_OUT_OF_RANGE', message: expect.stringContaining('amount') },
        { field: 'currency', code: 'CURRENCY_UNKNOWN', message: expect.stringContaining('currency') },
        { field: 'payTo.iban', code: 'IBAN_INVALID', message: expect.stringContaining('IBAN') },
      ]),
    );
  });

  it('name two seasons that overlap', async () => {
    refusal = new DomainError('SEASONS_OVERLAP', { params: { first: 'July', second: 'Summer' } });
    expect(await errorIn(await ask('PUT', neutral))).toMatchObject({
      status: 400,
      code: 'SEASONS_OVERLAP',
      message: expect.stringContaining('July and Summer'),
    });
  });

  it('are for admins', async () => {
    expect((await bff.fetch(path)).status).toBe(401);
    expect((await bff.send('PUT', path, {})).status).toBe(401);
  });
});
