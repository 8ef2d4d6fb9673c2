import { adminCalls } from '../../testing/admin-calls';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const path = '/api/admin/settings';

describe('The language of e-mails to admins who have set none', () => {
  let bff: TestBff;
  afterEach(() => bff.close());
  const { get, send } = adminCalls(() => bff);

  it('is among the settings of admins, and not among those of guests', async () => {
    bff = await startTestBff({ variables: { DEFAULT_LOCALE: 'en' } });
    expect(await get(path)).toMatchObject({ emailLocale: 'en' });
    expect(await (await send('PATCH', path, { showGuestNames: false })).json()).toMatchObject({ emailLocale: 'en' });
    expect(await get('/api/bookings/settings')).not.toHaveProperty('emailLocale');
  });

  it('is not named when it is that of users who have chosen none', async () => {
    bff = await startTestBff();
    expect(await get(path)).not.toHaveProperty('emailLocale');
  });
});
