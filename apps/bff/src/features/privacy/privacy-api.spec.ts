import { countGuestEmails, DomainError, eraseGuest, exportGuest, findGuestData } from '@hearthstay/contracts';
import { erasure } from '../../testing/erasure';
import { adminToken } from '../../testing/fake-services';
import { fakeHandler } from '../../testing/fake-handler';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const headers = {
  Authorization: `Bearer ${adminToken}`,
  'Content-Type': 'application/json',
  'Accept-Language': 'en',
};
const email = 'anna@mail.example';

describe('The data of one guest', () => {
  let bff: TestBff;
  let asked: unknown[] = [];
  let isAway = false;

  beforeAll(async () => {
    const noting = (contract: typeof eraseGuest | typeof exportGuest, response: unknown) =>
      fakeHandler(contract as never, (request: never) => {
        asked.push(request);
        return response as never;
      });
    bff = await startTestBff({
      handlers: [
        noting(exportGuest, { requests: [], links: [] }),
        fakeHandler(eraseGuest, ({ email: erased }) => {
          asked.push({ email: erased });
          if (erased === 'ahead@mail.example') throw new DomainError('GUEST_STAY_AHEAD');
          return erasure;
        }),
        fakeHandler(findGuestData, () => ({
          found: { requests: 3 },
          requestIds: ['r-1'],
          stayUntil: '2031-06-04' as never,
        })),
        fakeHandler(countGuestEmails, ({ requestIds }) => {
          if (isAway) throw new DomainError('SERVICE_UNAVAILABLE');
          return { found: { emails: requestIds.length } };
        }),
      ],
    });
  });
  beforeEach(() => {
    asked = [];
    isAway = false;
  });
  afterAll(() => bff.close());

  const post = (path: string, body: object, more: Record<string, string> = headers) =>
    bff.fetch(`/api/admin/privacy/${path}`, { method: 'POST', headers: more, body: JSON.stringify(body) });

  it('is found in each service, with the stay that lies ahead', async () => {
    expect(await (await post('search', { email: ' Anna@Mail.example ' })).json()).toEqual({
      services: [
        { service: 'bookings', found: { requests: 3 } },
        { service: 'notifications', found: { emails: 1 } },
      ],
      stayUntil: '2031-06-04',
    });
  });

  it('is found without the service that is away', async () => {
    isAway = true;
    expect(await (await post('search', { email })).json()).toMatchObject({
      services: [{ service: 'bookings', found: { requests: 3 } }, { service: 'notifications' }],
    });
  });

  it('is one file that no cache stores', async () => {
    const response = await post('export', { email });
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="guest-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    expect(await response.json()).toEqual({
      email,
      exportedAt: expect.any(String),
      requests: [],
      links: [],
      emails: [],
    });
  });

  it('is erased, with what each service has done so far', async () => {
    expect(await (await post('erase', { email })).json()).toEqual(erasure);
    expect(asked).toEqual([{ email }]);
  });

  it('is not erased while a stay lies ahead', async () => {
    expect(await errorIn(await post('erase', { email: 'ahead@mail.example' }))).toMatchObject({
      status: 409,
      code: 'GUEST_STAY_AHEAD',
    });
  });

  it.each(['search', 'export', 'erase'])('needs an address and nothing else to %s it', async (path) => {
    for (const body of [{}, { email: 'anna' }, { email: 7 }, { email, name: 'Anna' }])
      expect(await errorIn(await post(path, body))).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(asked).toEqual([]);
  });

  it.each(['search', 'export', 'erase'])('is nothing for others than admins to %s', async (path) => {
    const { Authorization: _, ...anonymous } = headers;
    expect(await errorIn(await post(path, { email }, anonymous))).toMatchObject({ status: 401 });
    expect(asked).toEqual([]);
  });
});
