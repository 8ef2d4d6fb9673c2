import { embedSection, getPublicSettings } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

const { get, replace } = embedSection;

describeOnEmbeddedDatabase('The websites that may show the calendar', (database) => {
  const { call, stored } = useBookings(database);

  it('are none until the owner names them, and not among the public settings', async () => {
    const before = await call(getPublicSettings, {});
    expect(await call(get, {})).toEqual({ origins: [] });
    const origins = ['https://www.example.com'];
    expect(await call(replace, { origins: ['https://WWW.example.com/'] })).toEqual({ origins });
    expect(await call(get, {})).toEqual({ origins });
    expect(await call(getPublicSettings, {})).toEqual(before);
    const [settings] = await stored.all('settings');
    expect(settings?.['history']).toMatchObject([
      { before: { embed: { origins: [] } }, after: { embed: { origins } } },
    ]);
  });

  it.each(['https://example.com/calendar', 'https://*.example.com', 'null'])(
    'refuse %s, and change nothing',
    async (origin) => {
      await call(replace, { origins: ['https://www.example.com'] });
      const before = await stored.everything();
      await expect(call(replace, { origins: [origin] })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        content: { fields: [{ field: 'origins.0', code: 'ORIGIN_INVALID' }] },
      });
      expect(await stored.everything()).toBe(before);
    },
  );
});
