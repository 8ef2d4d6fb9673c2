import { admitGuest, DomainError, getPublicSettings, settingsChanged } from '@hearthstay/contracts';
import { noStayLimits } from '@hearthstay/stay';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken, publicSettings } from '../../testing/fake-services';
import { settingsWithPrices } from '../../testing/prices';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const { maxGuests, prices } = settingsWithPrices;
const conditions = { stayRules: { ...noStayLimits, sameDayTurnover: true, minNights: 3 }, maxGuests, prices };

let settings = { ...publicSettings, ...conditions };
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    variables: { RATE_LIMITS: 'off' },
    handlers: [
      fakeHandler(getPublicSettings, () => settings),
      fakeHandler(admitGuest, ({ passwords }) => {
        if (!passwords.includes('Sesam')) throw new DomainError('PASSWORD_REQUIRED');
        return { admission: 'the-admission.of-a-guest' };
      }),
    ],
  });
});
afterAll(() => bff.close());

const setPasswordRequired = async (passwordRequired: boolean): Promise<void> => {
  settings = { ...settings, passwordRequired };
  await bff.publish(settingsChanged, {});
};

const read = (path: string, token?: string) =>
  bff.fetch(path, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } });
/** The caches are empty after a change, so the first response is the controller's and the second comes from them. */
const readTwice = async (path: string, token?: string) => [await read(path, token), await read(path, token)] as const;

describe('The conditions of stays', () => {
  it('are among the settings of a site without a password', async () => {
    await setPasswordRequired(false);
    for (const response of await readTwice('/api/bookings/settings')) {
      expect(await response.json()).toMatchObject(conditions);
    }
    for (const response of await readTwice('/api/bookings/stay-conditions')) {
      expect(await response.json()).toEqual(conditions);
    }
  });

  describe('on a site with a password', () => {
    beforeEach(() => setPasswordRequired(true));

    it.each([undefined, 'Sesam'])('are absent in the public settings, with the password %s', async (password) => {
      for (const response of await readTwice('/api/bookings/settings', password)) {
        expect(await response.json()).toEqual({
          ...publicSettings,
          passwordRequired: true,
          backgroundImage: null,
          backgroundImageUrl: null,
        });
      }
    });

    it.each(['/api/bookings/stay-conditions', '/api/bookings/occupied'])('are refused without it: %s', async (path) => {
      for (const token of [undefined, 'wrong', adminToken]) {
        expect(await errorIn(await read(path, token))).toMatchObject({
          status: 401,
          code: 'PASSWORD_REQUIRED',
          requiresPassword: true,
        });
      }
    });

    it('are no part of a quote without it', async () => {
      const stay = { startDate: '2026-08-28', endDate: '2026-09-04', adults: 2 };
      const response = await bff.send('POST', '/api/bookings/quote', stay);
      expect(await errorIn(response)).toMatchObject({ status: 401, code: 'PASSWORD_REQUIRED' });
    });

    it('are read with it', async () => {
      for (const response of await readTwice('/api/bookings/stay-conditions', 'Sesam')) {
        expect(await response.json()).toEqual(conditions);
      }
    });

    it('are among the settings that an admin reads', async () => {
      expect(await (await read('/api/admin/settings', adminToken)).json()).toMatchObject(conditions);
    });
  });
});
