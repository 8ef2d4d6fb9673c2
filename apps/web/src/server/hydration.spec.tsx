import type { HouseView, Locale, OccupiedDay, PageContent, SettingsView } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { render as renderInBrowser, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { App } from '@web/app/app';
import { PasswordGate } from '@web/app/layout/shell';
import { routes } from '@web/app/routes';
import { preloadHouse } from '@web/features/home/house/use-house';
import { preloadHouseRules } from '@web/features/home/house-rules/use-house-rules';
import { chooseLanguage } from '@web/shared/i18n/language';
import { readPageData } from '@web/shared/page/page-data';
import { fakeApi } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { holidays } from '@web/testing/holidays';
import { publicPrices, publicSettings, stayRules } from '@web/testing/public-settings';

const today = parseDay('2026-11-22');
freezeToday(today);

const publicUrl = 'https://haus.example';
const occupiedDays: OccupiedDay[] = [{ date: parseDay('2026-12-01'), type: 'booking', guestName: 'Jonas Petersen' }];
const open = publicSettings({ maxAdvanceBookingDays: 365 });
const gated = publicSettings({ passwordRequired: true });
const withPrices = publicSettings({
  stayRules: stayRules({ arrivalWeekdays: [6] }),
  prices: publicPrices({ pricePerNight: 95_00, showInCalendar: true }),
});

const told = publicSettings({ house: true });
const house: HouseView = {
  description: { de: '<p>Ein Holzhaus</p>\n' },
  place: 'Am See\nSeestraße 12',
  coordinates: { latitude: 53.6, longitude: 10.9 },
  checkIn: '16:00',
  amenities: ['wifi'],
};
const withHolidays = publicSettings({ maxAdvanceBookingDays: 365, holidays });

const locales: Locale[] = ['de', 'en'];
const cases: [address: string, house: string, settings: SettingsView][] = [
  ['/', 'open', open],
  ['/?month=2026-12', 'open', open],
  ['/', 'with prices', withPrices],
  ['/', 'told about', told],
  ['/?month=2026-12', 'with holidays', withHolidays],
  ['/my-requests', 'open', open],
  ['/admin/login', 'open', open],
  ['/', 'gated', gated],
  ['/my-requests', 'gated', gated],
];

const contentOf = (locale: Locale, settings: SettingsView): PageContent => ({
  ...{ locale, today, settings, isAuthorized: false },
  ...(settings !== gated && { occupiedDays }),
  ...(settings === told && { house }),
});

const keyOf = (locale: Locale, address: string, house: string) => [locale, address, house].join(' ');
/** The rendered pages by address and variant. */
const pages = new Map<string, string>();

// With separate modules, because the server's instance of the texts differs from the browser's.
beforeAll(() =>
  jest.isolateModulesAsync(async () => {
    const { render } = await import('./pages');
    for (const locale of locales) {
      for (const [address, house, settings] of cases) {
        const { body } = await render(address, contentOf(locale, settings), publicUrl);
        pages.set(keyOf(locale, address, house), body);
      }
    }
  }),
);

/** Hydrates the page of the server like the application does. @returns all messages of React about it */
const hydrate = async (root: HTMLElement, address: string, settings: SettingsView): Promise<unknown[]> => {
  const said: unknown[] = [];
  const say = (message: unknown) => void said.push(String(message));
  jest.spyOn(console, 'error').mockImplementation(say);
  jest.spyOn(console, 'warn').mockImplementation(say);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const page = readPageData();
  await (settings.passwordRequired
    ? PasswordGate.preload()
    : Promise.all([preloadHouseRules(settings), preloadHouse({ house: page?.house })]));
  const { calls } = fakeApi({
    'GET /bookings/settings': { body: settings },
    'GET /bookings/occupied': { body: occupiedDays },
    'GET /bookings/house': { body: house },
  });
  renderInBrowser(
    <SWRConfig value={{ provider: () => new Map() }}>
      <App content={page}>
        <RouterProvider router={router} />
      </App>
    </SWRConfig>,
    { container: root, hydrate: true, onRecoverableError: say },
  );
  // Effects run after hydration.
  await waitFor(() => expect(calls).not.toHaveLength(0));
  jest.restoreAllMocks();
  return said;
};

describe.each(locales)('in %s', (locale) => {
  beforeEach(() => chooseLanguage(locale));

  it.each(cases)('%s of a house that is %s is hydrated without a warning', async (address, house, settings) => {
    document.body.innerHTML = pages.get(keyOf(locale, address, house)) ?? '';
    const root = document.getElementById('root')!;
    const before = root.querySelector('main');
    expect(await hydrate(root, address, settings)).toEqual([]);
    expect(root.querySelector('main')).toBe(before);
  });
});
