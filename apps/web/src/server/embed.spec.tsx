import type { EmbedContent } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readEmbedData } from '@web/features/home/embed/embed-data';
import { startCalendar } from '@web/features/home/embed/start-calendar';
import { day } from '@web/features/home/testing/open-home';
import { fakeApi } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { publicPrices, publicSettings, stayRules } from '@web/testing/public-settings';

const today = parseDay('2026-11-22');
freezeToday(today);

const contentWith = (changes: Partial<EmbedContent> = {}): EmbedContent => ({
  locale: 'en',
  today,
  settings: publicSettings({ maxAdvanceBookingDays: 365 }),
  occupiedDays: [{ date: parseDay('2026-11-24'), type: 'booking' }],
  origins: ['https://www.example.com'],
  address: '/embed?lang=en&accent=2f6b4f',
  ...changes,
});

/** Shows the page as the server sends it. */
const receive = async (changes: Partial<EmbedContent>) => {
  // With separate modules, because the server's instance of the texts differs from the browser's.
  await jest.isolateModulesAsync(async () => {
    const { renderEmbed } = await import('./embed');
    const { head, body } = await renderEmbed(contentWith(changes));
    document.head.innerHTML = head;
    document.body.innerHTML = body;
  });
};

/** Shows the page like a browser without scripts. */
const show = async (changes: Partial<EmbedContent> = {}) => {
  await receive(changes);
  // Scripts are enabled here, so that the content of `noscript` is parsed as text.
  document.body.innerHTML = document.body.innerHTML.replaceAll(/<\/?noscript>/g, '');
};

describe('The calendar for a frame', () => {
  it('shows the month with its states in the language of its address', async () => {
    await show();
    expect(document.title).toBe('Haus am See');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Haus am See');
    expect(screen.getByRole('button', { name: /24 November 2026, taken/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /To the page of the house/ })).toHaveAttribute('href', '/?lang=en');
    await show({ locale: 'de', address: '/embed?lang=de' });
    expect(screen.getByRole('button', { name: /24\. November 2026, belegt/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Zur Seite des Hauses/ })).toHaveAttribute('href', '/?lang=de');
  });

  it('leads to other months without scripts, in the same colours', async () => {
    await show({ address: '/embed?lang=en&accent=2f6b4f&month=2026-12' });
    const links = screen.getAllByRole('link', { name: /^[A-Z][a-z]+ 20\d\d$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '?lang=en&accent=2f6b4f&month=2026-11',
      '?lang=en&accent=2f6b4f&month=2027-01',
    ]);
  });

  it('opens every link in another tab', async () => {
    await show();
    const links = screen.getAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('?'));
    expect(links.map((link) => [link.getAttribute('target'), link.getAttribute('rel')])).toEqual([
      ['_blank', 'noopener'],
    ]);
  });

  it.each([false, true])('has the registration number and the legal pages, behind a password: %s', async (gated) => {
    const settings = publicSettings({
      passwordRequired: gated,
      registrationNumber: 'DE-1',
      legalPages: ['notice', 'privacy'],
    });
    await show({ settings, ...(gated && { occupiedDays: undefined }) });
    expect(screen.getByText('Registration number DE-1')).toBeInTheDocument();
    const legal = [screen.getByRole('link', { name: /^Legal notice/ }), screen.getByRole('link', { name: /^Privacy/ })];
    expect(legal.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/legal-notice?lang=en', '_blank'],
      ['/privacy?lang=en', '_blank'],
    ]);
  });

  it('is only a link on a site with a password', async () => {
    await show({ settings: publicSettings({ passwordRequired: true }), occupiedDays: undefined });
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.getByText(/You need the password/)).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/?lang=en');
  });

  it('is only a link while the days are unknown', async () => {
    await show({ occupiedDays: undefined });
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.getByText(/cannot be shown just now/)).toBeInTheDocument();
  });
});

describe('Its program', () => {
  const open = jest.fn();
  let asked: ReturnType<typeof fakeApi>['calls'];
  const said: unknown[] = [];

  const start = async (changes: Partial<EmbedContent> = {}) => {
    await receive(changes);
    for (const kind of ['error', 'warn'] as const) {
      jest.spyOn(console, kind).mockImplementation((...parts: unknown[]) => void said.push(parts.join(' ')));
    }
    jest.spyOn(window, 'open').mockImplementation(open);
    asked = fakeApi({}).calls;
    await act(async () => startCalendar(document.getElementById('root')!, readEmbedData()!));
  };
  beforeEach(() => {
    open.mockReset();
    said.length = 0;
    sessionStorage.clear();
  });

  it('renders what the server has rendered, and asks for nothing', async () => {
    await start();
    expect([said, asked]).toEqual([[], []]);
    await start({
      settings: publicSettings({
        stayRules: stayRules({ arrivalWeekdays: [6] }),
        prices: publicPrices({ pricePerNight: 95_00, showInCalendar: true }),
      }),
    });
    expect([said, asked]).toEqual([[], []]);
    expect(day('2026-11-27')).toHaveAccessibleName(/95/);
  });

  it('opens the page of the house with the days, once a last day is chosen', async () => {
    await start();
    await userEvent.click(day('2026-11-25'));
    expect(open).not.toHaveBeenCalled();
    expect(screen.getByText('Please choose the last day as well.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /To the page/ })).toHaveAttribute('href', '/?lang=en&from=2026-11-25');
    await userEvent.click(day('2026-11-27'));
    const address = '/?lang=en&from=2026-11-25&to=2026-11-27';
    expect(open.mock.calls).toEqual([[address, '_blank', 'noopener']]);
    expect(screen.getByRole('link', { name: /Request these days/ })).toHaveAttribute('href', address);
  });

  it('opens nothing for days that cannot be chosen, and for another first day', async () => {
    await start();
    for (const date of ['2026-11-23', '2026-11-24', '2026-11-23']) await userEvent.click(day(date));
    expect(open).not.toHaveBeenCalled();
    for (const date of ['2026-11-25', '2026-11-26', '2026-11-28']) await userEvent.click(day(date));
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('leads to other months', async () => {
    await start();
    const calendar = within(screen.getByRole('region', { name: 'Calendar' }));
    await userEvent.click(calendar.getByRole('button', { name: 'Next month' }));
    expect(calendar.getByRole('heading', { name: 'December 2026' })).toBeInTheDocument();
  });
});
