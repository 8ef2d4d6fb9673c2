import { settingsChanged } from '@hearthstay/contracts';
import { noStayLimits } from '@hearthstay/stay';
import { settingsWithPrices } from '../../testing/prices';
import { jonas, usePages } from './testing/use-pages';

const { bff, contentOf, open, site, today } = usePages();

const hideNames = async (): Promise<void> => {
  site.settings = { ...site.house, showGuestNames: false };
  site.days = [{ date: jonas.date, type: 'booking' }];
  await bff().publish(settingsChanged, {});
};

describe('behind a password', () => {
  it('no page has a day, whoever asks', async () => {
    site.settings = { ...site.house, passwordRequired: true };
    await bff().publish(settingsChanged, {});
    const content = await contentOf('/', { Authorization: 'Bearer right', Cookie: '__Host-hearthstay-admission=a' });
    expect(content.occupiedDays).toBeUndefined();
  });

  it('a browser that says it has passed the gate gets another page, without a day as well', async () => {
    site.settings = { ...site.house, passwordRequired: true };
    await bff().publish(settingsChanged, {});
    const passed = { Cookie: '__Host-hearthstay-language=de; __Host-hearthstay-authorized=true' };
    expect(await contentOf('/')).toMatchObject({ isAuthorized: false });
    const content = await contentOf('/', passed);
    expect(content).toMatchObject({ isAuthorized: true });
    expect(content.occupiedDays).toBeUndefined();
    expect(await contentOf('/')).toMatchObject({ isAuthorized: false });
  });

  it('no page has a price or a rule of stays, whoever asks', async () => {
    site.settings = { ...site.house, ...settingsWithPrices, stayRules: { ...noStayLimits, sameDayTurnover: true } };
    await bff().publish(settingsChanged, {});
    expect((await contentOf('/')).settings).toMatchObject({ maxGuests: 4, prices: { pricePerNight: 120_00 } });
    site.settings = { ...site.settings, passwordRequired: true };
    await bff().publish(settingsChanged, {});
    for (const path of ['/', '/?month=2026-12', '/my-requests', '/status/token', '/confirm/token', '/admin']) {
      for (const Cookie of ['', '__Host-hearthstay-authorized=true']) {
        const content = await contentOf(path, { Cookie });
        expect(content.settings.passwordRequired).toBe(true);
        expect(Object.keys(content.settings)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/prices|stayRules|maxGuests/)]),
        );
      }
    }
  });

  it('the gate is the same page in every month', async () => {
    site.settings = { ...site.house, passwordRequired: true };
    await bff().publish(settingsChanged, {});
    await open('/');
    await open(`/?month=${today().slice(0, 7)}`);
    expect(site.renders.map(({ address }) => address)).toEqual(['/']);
  });

  it('nobody is asked who they are without a password', async () => {
    expect(await contentOf('/', { Cookie: '__Host-hearthstay-authorized=true' })).toMatchObject({
      isAuthorized: false,
    });
  });

  it('what was rendered before is not found any more', async () => {
    expect(await (await open('/')).text()).toContain('Jonas');
    site.settings = { ...site.house, passwordRequired: true };
    await bff().publish(settingsChanged, {});
    expect(await (await open('/')).text()).not.toContain('Jonas');
  });
});

describe('names', () => {
  it('go with the setting', async () => {
    expect(await (await open('/')).text()).toContain('Jonas');
    await hideNames();
    expect(await (await open('/')).text()).not.toContain('Jonas');
  });

  it('are left out also if the days still have them', async () => {
    site.settings = { ...site.house, showGuestNames: false };
    await bff().publish(settingsChanged, {});
    expect((await contentOf('/')).occupiedDays).toEqual([{ date: jonas.date, type: 'booking' }]);
  });
});
