import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GuestRequestView } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { fakeApi, refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { requestView } from '@web/testing/request-view';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

const quote = {
  currency: 'EUR',
  nights: 3,
  lines: [
    { kind: 'nights' as const, quantity: 3, unitAmount: 120_00, amount: 360_00 },
    { kind: 'cleaning' as const, quantity: 1, unitAmount: 80_00, amount: 80_00 },
  ],
  total: 440_00,
  deposit: 0,
  balance: 440_00,
  onSite: 0,
};
const settings = { 'GET /bookings/settings': { body: publicSettings() } };
const route = 'GET /bookings/status';

const openWith = (...requests: GuestRequestView[]) => {
  const messages = requests.map(({ id }) => [`GET /bookings/requests/${id}/messages`, { body: [] }]);
  const { calls } = fakeApi({ ...settings, [route]: { body: requests }, ...Object.fromEntries(messages) });
  return { ...renderAt('/status/a%20token'), calls };
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

it('shows the requested days, the date of the request and its status', async () => {
  openWith(requestView({ message: 'Dürfen wir einen Hund mitbringen?' }));
  const heading = await screen.findByRole('heading', { name: 'Di., 8. – Fr., 11. Dezember 2026' });
  const card = within(heading.closest('li')!);
  expect(card.getByText('4 Tage, für Anna Seidel')).toBeInTheDocument();
  expect(card.getByText('Ausstehend')).toBeInTheDocument();
  expect(card.getByText('Dürfen wir einen Hund mitbringen?')).toBeInTheDocument();
  expect(card.getByText('Angefragt am Mi., 18. November 2026')).toBeInTheDocument();
  expect(card.getByText('Zuletzt geändert am Do., 19. November 2026')).toBeInTheDocument();
  expect(screen.getByText('anna.seidel@mail.example')).toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('sends the token of the link in a header, and never in an address', async () => {
  const { calls } = openWith(requestView());
  await screen.findByText('Ausstehend');
  expect(calls.find((call) => call.route === route)?.headers).toMatchObject({ authorization: 'Bearer a%20token' });
});

it('shows the door code from its e-mail on, and asks not to pass it on', async () => {
  openWith({ ...requestView({ status: 'confirmed' }), door_code: '4719' });
  const code = await screen.findByText('4719');
  expect(code.parentElement).toHaveTextContent('Ihr Türcode. Bitte geben Sie ihn nicht weiter.4719');
  expect(await violations()).toEqual([]);
});

it('says nothing of a door code before', async () => {
  openWith(requestView({ status: 'confirmed' }));
  await screen.findByRole('heading', { name: 'Di., 8. – Fr., 11. Dezember 2026' });
  expect(screen.queryByText(/Türcode/)).not.toBeInTheDocument();
});

it('shows the number of guests and the price, if the house has them', async () => {
  openWith(requestView({ adults: 2, children: [6, null], quote }), requestView());
  expect(await screen.findByText('2 Erwachsene, 2 Kinder, Alter 6')).toBeInTheDocument();
  expect(screen.getAllByText(/^Gesamtpreis 440,00\s€$/)).toHaveLength(1);
  expect(screen.getByText(/^3 Nächte zu 120,00\s€$/)).toBeInTheDocument();
});

describe('the payment', () => {
  const due = (kind: 'deposit' | 'balance', amount: number, day: string, is_overdue = false) => ({
    ...{ kind, amount, is_overdue },
    date: parseDay(day),
  });
  const payment: NonNullable<GuestRequestView['payment']> = {
    reference: 'HS-7KQ2MX',
    state: 'open',
    paid: 0,
    due: [due('deposit', 88_00, '2026-11-18', true), due('balance', 352_00, '2026-12-01')],
    pay_to: { name: 'Anna Ährenfeld', iban: 'DE89370400440532013000' },
  };
  const openPriced = (changes: Partial<NonNullable<GuestRequestView['payment']>> = {}, currency = 'EUR') =>
    openWith({
      ...requestView({ status: 'approved', quote: { ...quote, currency }, price_note: 'Gern' }),
      payment: { ...payment, ...changes },
    });
  const card = async () => within(await screen.findByRole('region', { name: 'Bezahlung' }));

  it('shows the amount and its due date, the account, and the note of the owner', async () => {
    openPriced();
    const shown = await card();
    expect(shown.getByText('Anzahlung, fällig seit Mi., 18. November 2026').parentElement).toHaveTextContent('88,00');
    expect(shown.getByText('Rest bis Di., 1. Dezember 2026').parentElement).toHaveTextContent('352,00');
    for (const text of ['Anna Ährenfeld', 'DE89 3704 0044 0532 0130 00', 'HS-7KQ2MX']) {
      expect(shown.getByText(text)).toBeInTheDocument();
    }
    expect(await shown.findByRole('img', { name: /88,00.€ mit dem Verwendungszweck HS-7KQ2MX/ })).toBeInTheDocument();
    expect(screen.getByText('Ihre Gastgeber zum Preis: „Gern“')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('copies the account in the format of banks', async () => {
    openPriced();
    // `setup` installs the clipboard.
    const user = userEvent.setup();
    await user.click((await card()).getByRole('button', { name: 'IBAN kopieren' }));
    expect(await navigator.clipboard.readText()).toBe('DE89370400440532013000');
    expect((await card()).getByRole('button', { name: 'Kopiert' })).toBeInTheDocument();
  });

  it('has no code for other currencies, and no account if the owner has set none', async () => {
    openPriced({}, 'CHF');
    expect((await card()).getByText('DE89 3704 0044 0532 0130 00')).toBeInTheDocument();
    expect((await card()).queryByRole('img')).not.toBeInTheDocument();
  });

  it('refers to the hosts for the account if it is not set', async () => {
    openPriced({ pay_to: null });
    expect((await card()).getByText('Wohin Sie bezahlen, sagen Ihnen Ihre Gastgeber.')).toBeInTheDocument();
  });

  it('thanks for a full payment', async () => {
    openPriced({ state: 'paid', paid: 440_00, due: [], pay_to: null });
    expect((await card()).getByText('Alles bezahlt. Danke!')).toBeInTheDocument();
    expect((await card()).getByText(/^Bisher bezahlt: 440,00.€$/)).toBeInTheDocument();
  });

  it('is not shown before there is something to pay', async () => {
    openPriced({ due: [] });
    expect(await screen.findByText(/^Gesamtpreis 440/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Bezahlung' })).not.toBeInTheDocument();
  });
});

it.each([
  ['Ihr Aufenthalt', [{ status: 'confirmed' }]],
  ['Ihr Aufenthalt', [{ status: 'approved' }]],
  ['Ihre Anfragen', [{}]],
  ['Ihre Anfragen', [{ status: 'confirmed' }, {}]],
] as const)('has the title “%s” for %j', async (name, all) => {
  openWith(...all.map((changes) => requestView(changes)));
  await screen.findAllByRole('heading', { level: 2 });
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
});

it('opens only the next of several requests, and the others by their buttons', async () => {
  const { user } = openWith(
    requestView({ start_date: '2026-12-20', end_date: '2026-12-22', message: 'Weihnachten' }),
    requestView({ message: 'Advent' }),
  );
  expect(await screen.findByText('Advent')).toBeInTheDocument();
  expect(screen.queryByText('Weihnachten')).not.toBeInTheDocument();
  const unfold = screen.getByRole('button', { name: 'Mehr zeigen', expanded: false });
  expect(unfold).toHaveAccessibleDescription('So., 20. – Di., 22. Dezember 2026');
  await user.click(unfold);
  expect(screen.getByText('Weihnachten')).toBeInTheDocument();
  expect(unfold).toHaveAttribute('aria-expanded', 'true');
  expect(await violations()).toEqual([]);
});

it('shows the day at the property, not that in London', async () => {
  openWith(requestView({ created_at: '2026-11-18T23:30:00.000Z' }));
  expect(await screen.findByText('Angefragt am Do., 19. November 2026')).toBeInTheDocument();
});

it('does not say of an entered booking that the guest has requested it', async () => {
  openWith(requestView({ source: 'owner', status: 'confirmed', created_at: '2026-11-18T10:00:00.000Z' }));
  expect(await screen.findByText('Eingetragen am Mi., 18. November 2026')).toBeInTheDocument();
  expect(screen.getByText('Eingetragen')).toBeInTheDocument();
  expect(screen.queryByText('Angefragt')).not.toBeInTheDocument();
});

it('says of an accepted offer of free days that the hosts have offered it', async () => {
  openWith(requestView({ source: 'owner', offered: true, status: 'confirmed' }));
  expect(await screen.findByText('Angeboten')).toBeInTheDocument();
  expect(screen.queryByText('Eingetragen')).not.toBeInTheDocument();
});

it.each([
  [{ guest_confirmed_at: null }, 'Bitte bestätigen Sie, dass diese Anfrage von Ihnen kommt'],
  [{}, 'Ihre Gastgeber prüfen die Anfrage'],
  [{ status: 'approved' }, 'Jetzt sind Sie dran'],
  [{ status: 'cancelled', cancellation_reason: 'Wasserrohrbruch' }, 'Grund der Gastgeber: „Wasserrohrbruch“'],
  [{ status: 'cancelled', cancelled_as_wished: true }, 'Storniert, wie Sie es gewünscht haben.'],
  [
    { status: 'cancelled', cancelled_as_wished: true, cancellation_reason: 'Schade!' },
    'Storniert, wie Sie es gewünscht haben. Ihre Gastgeber: „Schade!“',
  ],
] as const)('shows the next step for %j', async (changes, sentence) => {
  openWith(requestView(changes));
  expect(await screen.findByText(sentence, { exact: false })).toBeInTheDocument();
});

it('confirms an approved request by the token of the link, and keeps the focus', async () => {
  const approved = requestView({ status: 'approved' });
  const confirm = `POST /bookings/requests/${approved.id}/confirm`;
  const { calls } = fakeApi({
    ...settings,
    [route]: { body: [approved, requestView({ id: 'another' })] },
    [confirm]: { body: { ...approved, status: 'confirmed' } },
  });
  const { user } = renderAt('/status/a%20token');
  await user.click(await screen.findByRole('button', { name: 'Buchung bestätigen' }));
  expect(await screen.findAllByText('Bestätigt')).not.toEqual([]);
  expect(screen.queryByRole('button', { name: 'Buchung bestätigen' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveFocus();
  expect(calls.find((call) => call.route === confirm)?.headers).toMatchObject({ authorization: 'Bearer a token' });
});

it('says that a request was declined or cancelled and cannot be confirmed any more', async () => {
  const approved = requestView({ guest_confirmed_at: null });
  fakeApi({
    ...settings,
    [route]: { body: [approved] },
    [`GET /bookings/requests/${approved.id}/messages`]: { body: [] },
    [`POST /bookings/requests/${approved.id}/confirm`]: refusal(409, 'INVALID_TRANSITION', 'Das ist nicht möglich.'),
  });
  const { user } = renderAt('/status/a%20token');
  await user.click(await screen.findByRole('button', { name: 'Anfrage bestätigen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('inzwischen abgelehnt oder storniert');
});

it('has no next step for a past stay', async () => {
  openWith(requestView({ status: 'approved', start_date: '2026-11-17', end_date: '2026-11-19' }));
  await screen.findByText('3 Tage, für Anna Seidel');
  expect(screen.queryByText(/Jetzt sind Sie dran/)).not.toBeInTheDocument();
});

it('says that there are no requests, and links to the calendar', async () => {
  openWith();
  expect(await screen.findByRole('heading', { name: 'Noch keine Anfragen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zum Kalender' })).toHaveAttribute('href', '/');
  expect(await violations()).toEqual([]);
});

it('says why a link is refused, and links to a new one', async () => {
  fakeApi({ ...settings, [route]: refusal(404, 'LINK_INVALID', 'Der Link ist ungültig oder abgelaufen.') });
  renderAt('/status/a%20token');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('heading', { name: 'Anfragen konnten nicht geladen werden' })).toBeInTheDocument();
  expect(alert.getByText('Der Link ist ungültig oder abgelaufen.')).toBeInTheDocument();
  expect(alert.getByRole('link', { name: 'Neuen Link anfordern' })).toHaveAttribute('href', '/my-requests');
});

it('shows that it is loading', async () => {
  fakeApi({ ...settings, [route]: () => new Promise(() => undefined) });
  renderAt('/status/a%20token');
  expect(await screen.findByRole('heading', { name: 'Ihre Anfragen' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Wird geladen …');
});

it('leaves out a missing name and message', async () => {
  openWith(requestView({ name: '', message: null }));
  expect(await screen.findByText('4 Tage')).toBeInTheDocument();
});

it('loads again after an outage', async () => {
  const { responses } = fakeApi(settings);
  const { user } = renderAt('/status/a%20token');
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  responses[route] = { body: [requestView()] };
  await user.click(retry);
  expect(await screen.findByText('4 Tage, für Anna Seidel')).toBeInTheDocument();
});
