import { parseDay } from '@hearthstay/stay';
import { fireEvent, screen, within } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
import { calendarView } from '@web/testing/calendar-view';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { holidays } from '@web/testing/holidays';
import { proposalView } from '@web/testing/proposal-view';
import { publicSettings, stayRules } from '@web/testing/public-settings';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

const requests = [
  requestView(),
  requestView({ status: 'approved' }),
  requestView({ status: 'confirmed', end_date: '2026-11-20', start_date: '2026-11-20' }),
  requestView({ status: 'declined' }),
  requestView({ status: 'cancelled' }),
  requestView({ start_date: '2026-11-18', end_date: '2026-11-19' }),
];

const greta = { email: 'greta@mail.example', name: 'Greta Holm', totalDays: 8 };
const nameless = { email: 'sabine@mail.example', name: '', totalDays: 2 };
const statistics = [
  { year: 2026, uniqueGuests: 2, totalDays: 10, guests: [greta, nameless] },
  { year: 2025, uniqueGuests: 1, totalDays: 1, guests: [{ ...greta, totalDays: 1 }] },
];

const openDashboard = (responses: NonNullable<Parameters<typeof openPanel>[1]>['responses'] = {}) =>
  openPanel(requests, { at: '/admin', responses });

describe('what is still to do', () => {
  it('are the legal pages that are missing', async () => {
    await openDashboard({ 'GET /bookings/settings': { body: publicSettings({ legalPages: ['notice'] }) } });
    const link = await screen.findByRole('link', { name: 'Datenschutz schreiben' });
    expect(link).toHaveAttribute('href', '/admin?tab=settings&section=legal');
    expect(screen.queryByRole('link', { name: 'Impressum schreiben' })).not.toBeInTheDocument();
  });

  it('is the registration number of a house that the owner tells about', async () => {
    const settings = publicSettings({ legalPages: ['notice', 'privacy'], house: true });
    await openDashboard({ 'GET /bookings/settings': { body: settings } });
    const link = await screen.findByRole('link', { name: /^Registrierungsnummer eintragen/ });
    expect(link).toHaveAttribute('href', '/admin?tab=settings&section=house');
    expect(screen.queryByText(/braucht diese Seiten/)).not.toBeInTheDocument();
  });

  it.each([
    ['Europe/Madrid', undefined, true],
    ['Europe/Zurich', undefined, false],
    ['Europe/London', undefined, false],
    ['Europe/Berlin', 'CH', false],
    ['Europe/Zurich', 'AT', true],
  ] as const)(
    'is the number only in the EU: in the zone %s with holidays of %s: %j',
    async (timezone, country, isDue) => {
      const settings = publicSettings({
        ...{ legalPages: ['privacy'], house: true, timezone },
        ...(country && { holidays: { ...holidays, country } }),
      });
      await openDashboard({ 'GET /bookings/settings': { body: settings } });
      await screen.findByRole('link', { name: 'Impressum schreiben' });
      expect(screen.queryAllByRole('link', { name: /^Registrierungsnummer/ })).toHaveLength(isDue ? 1 : 0);
    },
  );

  it('are the legal pages in which places of the template are not filled in', async () => {
    const texts = {
      notice: { de: 'Petra Lindner', en: '' },
      privacy: { de: '## Verantwortlich\n\n[Anschrift]', en: '' },
    };
    await openDashboard({
      'GET /bookings/settings': { body: publicSettings({ legalPages: ['notice', 'privacy'] }) },
      'GET /admin/settings/legal': { body: texts },
    });
    const link = await screen.findByRole('link', { name: 'Datenschutz fertig ausfüllen' });
    expect(link).toHaveAttribute('href', '/admin?tab=settings&section=legal');
    expect(screen.queryByRole('link', { name: /^Impressum fertig/ })).not.toBeInTheDocument();
  });

  it('is gone when all are written', async () => {
    await openDashboard({ 'GET /bookings/settings': { body: publicSettings({ legalPages: ['notice', 'privacy'] }) } });
    expect(await screen.findByRole('link', { name: /^Aktive Anfragen/ })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Noch offen' })).not.toBeInTheDocument();
  });
});

const statisticsOf = (body: unknown) => ({ 'GET /admin/guest-statistics': { body } });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

describe('the stat cards', () => {
  it('count active and waiting requests, and link to the filtered list', async () => {
    const { user, router } = await openDashboard();
    await user.click(await screen.findByRole('link', { name: /^Aktive Anfragen\s*3/ }));
    expect(router.state.location.search).toBe('?tab=bookings&filter=active');
    expect(await screen.findByText('3 Anfragen')).toBeInTheDocument();
    // The card is removed; the focus moves to the list that replaces it.
    expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Buchungen' }));
    expect(document.body).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Übersicht' }));
    await user.click(await screen.findByRole('link', { name: /^Warten auf Ihre Antwort\s*1/ }));
    expect(router.state.location.search).toBe('?tab=bookings&filter=pending');
    expect(await screen.findByText('1 Anfrage')).toBeInTheDocument();
  });

  it('count no request whose guest has an offer as one that waits for the owner', async () => {
    const offered = requestView({ source: 'owner', guest_confirmed_at: null, proposal: proposalView() });
    await openPanel([...requests, offered], { at: '/admin' });
    expect(await screen.findByRole('link', { name: /^Aktive Anfragen\s*4/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Warten auf Ihre Antwort\s*1/ })).toBeInTheDocument();
  });

  it('show that the requests could not be loaded', async () => {
    await openDashboard({ 'GET /admin/requests': refusal(503, 'SERVICE_UNAVAILABLE', 'Gerade nicht.') });
    expect(
      await screen.findByRole('link', { name: /^Aktive Anfragen\s*Daten konnten nicht geladen werden/ }),
    ).toBeInTheDocument();
  });
});

describe('the property card', () => {
  it('shows the name of the house, with a strip of its photo', async () => {
    const { container } = await openDashboard({
      'GET /bookings/settings': { body: publicSettings({ backgroundImageUrl: '/photo.jpg' }) },
    });
    const card = screen.getByRole('heading', { name: 'Ihr Haus' }).parentElement!;
    expect(within(card).getByText('Haus am See')).toBeInTheDocument();
    const photo = container.querySelector('img')!;
    expect(photo).toHaveAttribute('src', '/photo.jpg');
    fireEvent.error(photo);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('the guest statistics', () => {
  it('sum up each year, the first one open', async () => {
    await openDashboard(statisticsOf(statistics));
    const summary = (await screen.findByText('2026')).closest('summary')!;
    expect(summary).toHaveTextContent('2 Gäste');
    expect(summary).toHaveTextContent('10 Tage');
    expect(summary.parentElement).toHaveAttribute('open');
    const lastYear = screen.getByText('2025').closest('summary')!;
    expect(lastYear).toHaveTextContent('1 Gast');
    expect(lastYear).toHaveTextContent('1 Tag');
    expect(lastYear.parentElement).not.toHaveAttribute('open');
    expect(await violations()).toEqual([]);
  });

  it('count nights where stays hold nights', async () => {
    const settings = publicSettings({ stayRules: stayRules({ sameDayTurnover: true }) });
    await openDashboard({ ...statisticsOf(statistics), 'GET /bookings/settings': { body: settings } });
    expect(await screen.findByText('Genehmigte und bestätigte Buchungen, in Nächten.')).toBeInTheDocument();
    expect((await screen.findByText('2026')).closest('summary')).toHaveTextContent('10 Nächte');
    expect(screen.getByText('8 Nächte')).toBeInTheDocument();
  });

  it('show a guest with name and address, or only the address', async () => {
    await openDashboard(statisticsOf(statistics.slice(0, 1)));
    const [first, second] = (await screen.findAllByRole('listitem')).slice(-2);
    expect(first).toHaveTextContent('Greta Holmgreta@mail.example8 Tage');
    expect(second).toHaveTextContent('sabine@mail.example2 Tage');
    expect(within(second!).getAllByText('sabine@mail.example')).toHaveLength(1);
    const shares = [first, second].map((row) => row!.querySelector<HTMLElement>('[style]')?.style.width);
    expect(shares).toEqual(['100%', '25%']);
  });

  it('say that there are no guests yet', async () => {
    await openDashboard(statisticsOf([]));
    expect(await screen.findByRole('heading', { name: 'Noch keine Gäste' })).toBeInTheDocument();
  });

  it('show why they could not be loaded, and try again', async () => {
    const { user, server } = await openDashboard({
      'GET /admin/guest-statistics': refusal(503, 'SERVICE_UNAVAILABLE', 'Das ist gerade nicht möglich.'),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Daten konnten nicht geladen werden');
    expect(alert).toHaveTextContent('Das ist gerade nicht möglich.');
    server.responses['GET /admin/guest-statistics'] = { body: statistics };
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('2026')).toBeInTheDocument();
  });

  it('show a sentence of their own for a response without one', async () => {
    await openDashboard({ 'GET /admin/guest-statistics': { status: 502, body: null } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Statistik konnte nicht geladen werden.');
  });
});

describe('the cards beside the waiting requests', () => {
  it('are not shown in a house without prices and calendars', async () => {
    await openDashboard();
    await screen.findByRole('region', { name: 'Wartet auf Sie' });
    for (const name of ['Offene Zahlungen', 'Kalender']) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    }
  });

  it('show the state of the calendars, and nights that are booked twice', async () => {
    const conflict = { from: '2026-12-20', to: '2026-12-22', with: ['Anna'], betweenCalendars: false };
    const lastError = { code: 'CALENDAR_TIMEOUT', params: {}, message: '', at: '2026-11-20T10:00:00.000Z' } as const;
    const calendars = [
      calendarView({ id: 'a', name: 'Airbnb', conflicts: [conflict] as never }),
      calendarView({ id: 'b', name: 'Vrbo', lastError }),
      calendarView({ id: 'c', name: 'Booking', paused: true }),
    ];
    await openDashboard({ 'GET /admin/calendars': { body: calendars } });
    const card = within(await screen.findByRole('region', { name: 'Kalender' }));
    expect(card.getByText(/^zuletzt gelesen .* · 12 Tage belegt$/)).toBeInTheDocument();
    expect(card.getByText(/^nicht lesbar · zuletzt gelesen /)).toBeInTheDocument();
    expect(card.getByText(/^angehalten · 12 Tage belegt$/)).toBeInTheDocument();
    expect(card.getByText(/^Doppelt belegt: .*\(Anna\)\./)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Einstellen' })).toHaveAttribute(
      'href',
      '/admin?tab=settings&section=calendars',
    );
    expect(await violations()).toEqual([]);
  });

  it('show the first four payments due, each with a link to its booking', async () => {
    const quote = { currency: 'EUR', nights: 2, lines: [], total: 500_00, deposit: 0, balance: 500_00, onSite: 0 };
    const owing = (id: string, date: string, is_overdue: boolean) =>
      Object.assign(requestView({ id, name: id, status: 'confirmed', quote }), {
        payment: {
          ...{ reference: 'HS-AAAAAA', state: 'open' as const, paid: 0, payments: [] },
          due: [{ kind: 'balance' as const, amount: 500_00, date: parseDay(date), is_overdue }],
        },
      });
    const ids = ['ben', 'carla', 'dora', 'emil'].map((id, index) => owing(id, `2026-12-0${index + 1}`, false));
    await openPanel([...ids, owing('anna', '2026-11-18', true)], { at: '/admin' });
    const card = within(await screen.findByRole('region', { name: 'Offene Zahlungen' }));
    expect(card.getByText('2.500,00 €')).toBeInTheDocument();
    expect(card.getByText('Davon überfällig: 500,00 €')).toBeInTheDocument();
    const rows = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(/^annaRest 500,00\s€ überfällig/);
    expect(within(card.getAllByRole('listitem')[0]!).getByRole('link')).toHaveAttribute('href', '/admin/bookings/anna');
    expect(await violations()).toEqual([]);
  });
});

describe('the nightly backup', () => {
  const openWith = (backup: object) => openDashboard({ 'GET /admin/backup': { body: backup } });

  it.each([
    ['2026-11-20T03:00:00.000Z', 'Letzte Sicherung: heute'],
    ['2026-11-18T03:00:00.000Z', 'Letzte Sicherung: vorgestern'],
    ['2026-11-17T22:00:00.000Z', 'Die letzte Sicherung war vor 3 Tagen. '],
    [null, 'Es gibt noch keine Sicherung.'],
  ])('of %s is shown with its age', async (lastAt, text) => {
    await openWith({ isNightly: true, lastAt });
    expect(await screen.findByText((shown) => shown.startsWith(text))).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('is not mentioned where there is none', async () => {
    await openWith({ isNightly: false, lastAt: null });
    await screen.findByRole('link', { name: /^Aktive Anfragen/ });
    expect(screen.queryByText(/Sicherung/)).not.toBeInTheDocument();
  });
});
