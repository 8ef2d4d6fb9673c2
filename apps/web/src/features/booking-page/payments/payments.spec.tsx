import { screen, waitFor, within } from '@testing-library/react';
import type { ListedRequestView } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { openPanel } from '@web/panel/testing/open-panel';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

const quote = {
  currency: 'EUR',
  nights: 3,
  lines: [{ kind: 'nights' as const, quantity: 3, unitAmount: 120_00, amount: 360_00 }],
  total: 360_00,
  deposit: 72_00,
  balance: 288_00,
  onSite: 0,
};
const due = (kind: 'deposit' | 'balance', amount: number, day: string, is_overdue = false) => ({
  ...{ kind, amount, is_overdue },
  date: parseDay(day),
});
const payment: NonNullable<ListedRequestView['payment']> = {
  reference: 'HS-7KQ2MX',
  state: 'open',
  paid: 0,
  due: [due('deposit', 72_00, '2026-11-18', true), due('balance', 288_00, '2026-12-08')],
  payments: [],
};
const deposit = { id: 'p-1', kind: 'deposit' as const, amount: 72_00, date: parseDay('2026-11-20'), note: 'Bar' };
const paidDeposit = {
  ...payment,
  state: 'deposit-paid' as const,
  paid: 72_00,
  due: payment.due.slice(1),
  payments: [deposit],
};

const pending: ListedRequestView = { ...requestView({ id: 'anna', quote }), payment: { ...payment, due: [] } };
const approved: ListedRequestView = { ...requestView({ id: 'anna', status: 'approved', quote }), payment };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

const open = async (request: ListedRequestView, button: string, title: string, responses = {}) => {
  const panel = await openPanel([request], { at: '/admin/bookings/anna', responses });
  await panel.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(screen.getByRole('dialog', { name: title }));
  const sent = (route: string) => panel.server.calls.filter((call) => call.route === route).map(({ body }) => body);
  return { ...panel, dialog, sent };
};

describe('the total of a pending request', () => {
  const route = 'PATCH /admin/requests/anna/price';
  const openPrice = (responses = {}) => open(pending, 'Preis ändern', 'Gesamtpreis ändern', responses);

  it('is changed with a note to the guest', async () => {
    const changed = { ...pending, quote: { ...quote, total: 300_00 }, price_note: 'Gern' };
    const { dialog, user, sent } = await openPrice({ [route]: { body: changed } });
    const total = dialog.getByRole('textbox', { name: 'Neuer Gesamtpreis' });
    expect(total).toHaveFocus();
    expect(total).toHaveValue('360,00');
    expect(await violations()).toEqual([]);
    await user.clear(total);
    await user.type(total, '300');
    await user.type(dialog.getByRole('textbox', { name: /Ein Wort dazu/ }), ' Gern ');
    await user.click(dialog.getByRole('button', { name: 'Preis übernehmen' }));
    expect(await screen.findByText(/Der Gesamtpreis ist jetzt 300,00.€\./)).toBeInTheDocument();
    const shown = 'pending|2026-12-08|2026-12-11|||36000||';
    expect(sent(route)).toEqual([{ total: 300_00, note: 'Gern', shown }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Gesamtpreis').parentElement).toHaveTextContent(/300,00/);
  });

  it('is that of the offer where an offer has made the request', async () => {
    await openPanel([{ ...pending, source: 'owner' }], { at: '/admin/bookings/anna' });
    expect(await screen.findByText('Gesamtpreis')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Preis ändern' })).not.toBeInTheDocument();
  });

  it('is not sent if it is not an amount', async () => {
    const { dialog, user, sent } = await openPrice();
    const total = dialog.getByRole('textbox', { name: 'Neuer Gesamtpreis' });
    await user.clear(total);
    await user.type(total, '3x{Enter}');
    expect(total).toHaveAccessibleDescription(/Bitte geben Sie einen Betrag ein/);
    expect(sent(route)).toEqual([]);
  });

  it('is unchanged after a refusal', async () => {
    const { dialog, user } = await openPrice({ [route]: refusal(409, 'INVALID_TRANSITION', 'Zu spät.') });
    await user.click(dialog.getByRole('button', { name: 'Preis übernehmen' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Der Preis wurde nicht geändert');
  });
});

describe('the payments of a booking', () => {
  const route = 'POST /admin/requests/anna/payments';
  const openPayments = (request = approved, responses = {}) => open(request, 'Zahlungen', 'Zahlungen', responses);

  it('are recorded with the likely kind, amount and date, one after the other', async () => {
    const { dialog, user, sent } = await openPayments(approved, {
      [route]: { body: { ...approved, payment: paidDeposit } },
    });
    expect(dialog.getByText(/Anzahlung 72,00.€ überfällig seit/)).toBeInTheDocument();
    expect(dialog.getByText('Verwendungszweck HS-7KQ2MX')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Zahlung notieren' }));
    expect(await dialog.findByText('Bar')).toBeInTheDocument();
    expect(sent(route)).toEqual([{ kind: 'deposit', amount: 72_00, date: '2026-11-20' }]);
    expect(dialog.getByRole('combobox', { name: 'Art' })).toHaveValue('balance');
    expect(dialog.getByRole('textbox', { name: 'Betrag' })).toHaveValue('288,00');
    expect(dialog.getByText(/72,00.€ von 360,00.€ bezahlt/)).toBeInTheDocument();
  });

  it('are sent as typed; a date without a year is in the past months', async () => {
    const { dialog, user, sent } = await openPayments(approved, { [route]: { body: approved } });
    const type = async (name: string | RegExp, text: string) => {
      await user.clear(dialog.getByRole('textbox', { name }));
      await user.type(dialog.getByRole('textbox', { name }), text);
    };
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Art' }), 'Erstattung');
    await type('Betrag', '1.234,50');
    await type('Datum', '18.11.');
    await type(/Notiz/, ' Bar ');
    await user.click(dialog.getByRole('button', { name: 'Zahlung notieren' }));
    const expected = { kind: 'refund', amount: 1_234_50, date: '2026-11-18', note: 'Bar' };
    await waitFor(() => expect(sent(route)).toEqual([expected]));
  });

  it.each([
    ['Betrag', '0', /Bitte geben Sie einen Betrag ein/],
    ['Betrag', '-5', /Bitte geben Sie einen Betrag ein/],
    ['Datum', '30.2.', /Bitte geben Sie ein Datum ein/],
    [/^Notiz/, 'x'.repeat(501), /höchstens 500 Zeichen/],
  ])('are not sent when %s is pasted as %s', async (name, text, problem) => {
    const { dialog, user, sent } = await openPayments();
    const field = dialog.getByRole('textbox', { name });
    await user.clear(field);
    await user.paste(text);
    await user.click(dialog.getByRole('button', { name: 'Zahlung notieren' }));
    expect(field).toHaveAccessibleDescription(problem);
    expect(sent(route)).toEqual([]);
  });

  it('are removed after a second press', async () => {
    const removal = 'DELETE /admin/requests/anna/payments/p-1';
    const { dialog, user, sent } = await openPayments(
      { ...approved, payment: paidDeposit },
      { [removal]: { body: approved } },
    );
    await user.click(dialog.getByRole('button', { name: 'Anzahlung am 20. Nov. 2026 entfernen' }));
    expect(sent(removal)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Wirklich entfernen' }));
    expect(await dialog.findByText('Noch keine Zahlung notiert.')).toBeInTheDocument();
    expect(sent(removal)).toHaveLength(1);
    expect(document.body).not.toHaveFocus();
  });

  it('keep the focus when one could not be removed, and show why', async () => {
    const removal = 'DELETE /admin/requests/anna/payments/p-1';
    let respond: (refused: object) => void = () => undefined;
    const { dialog, user } = await openPayments(
      { ...approved, payment: paidDeposit },
      { [removal]: () => new Promise((resolve) => (respond = resolve)) },
    );
    await user.click(dialog.getByRole('button', { name: /^Anzahlung am .* entfernen$/ }));
    await user.click(dialog.getByRole('button', { name: 'Wirklich entfernen' }));
    const button = dialog.getByRole('button', { name: 'Wird entfernt …' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
    respond(refusal(429, 'RATE_LIMITED', ''));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Die Zahlung wurde nicht entfernt');
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['noted', route, ['Zahlung notieren'], 'Die Zahlung wurde nicht gespeichert'],
    [
      'removed',
      'DELETE /admin/requests/anna/payments/p-1',
      [/^Anzahlung am .* entfernen$/, 'Wirklich entfernen'],
      'Die Zahlung wurde nicht entfernt',
    ],
  ])('cannot be closed while one is being %s, so that a failure is seen', async (_what, call, presses, failed) => {
    let respond: (refused: object) => void = () => undefined;
    const { dialog, user } = await openPayments(
      { ...approved, payment: { ...paidDeposit, due: payment.due } },
      { [call]: () => new Promise((resolve) => (respond = resolve)) },
    );
    for (const name of presses) await user.click(dialog.getByRole('button', { name }));
    await user.click(dialog.getByRole('button', { name: 'Schließen' }));
    respond(refusal(429, 'RATE_LIMITED', ''));
    expect(await dialog.findByRole('alert')).toHaveTextContent(failed);
    await user.click(dialog.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keep their kind while they are sent', async () => {
    const { dialog, user } = await openPayments(approved, { [route]: () => new Promise(() => undefined) });
    await user.click(dialog.getByRole('button', { name: 'Zahlung notieren' }));
    const kind = dialog.getByRole('combobox', { name: 'Art' });
    expect(kind).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(kind, 'Erstattung');
    expect(kind).toHaveValue('deposit');
  });

  it('suggest to refund the amount that was paid for a cancelled stay', async () => {
    const cancelled = { ...approved, status: 'cancelled' as const, payment: { ...paidDeposit, due: [] } };
    const { dialog } = await openPayments(cancelled);
    expect(dialog.getByRole('combobox', { name: 'Art' })).toHaveValue('refund');
    expect(dialog.getByRole('textbox', { name: 'Betrag' })).toHaveValue('72,00');
  });
});

describe('the payments due', () => {
  it('are summed up on the dashboard, with a link to the bookings with payments due', async () => {
    const { user, router } = await openPanel([approved, requestView()], { at: '/admin' });
    const card = within(await screen.findByRole('region', { name: 'Offene Zahlungen' }));
    expect(card.getByText(/^360,00.€$/)).toBeInTheDocument();
    expect(card.getByText(/^Davon überfällig: 72,00.€$/)).toBeInTheDocument();
    await user.click(card.getByRole('link', { name: /Offene Zahlungen/ }));
    expect(router.state.location.search).toBe('?tab=bookings&filter=payment-due');
    expect(await screen.findByText('1 Anfrage')).toBeInTheDocument();
  });

  it('have no filter and no card in a house without prices', async () => {
    const { user } = await openPanel([requestView({ status: 'approved' })], { at: '/admin' });
    expect(await screen.findByRole('link', { name: /^Aktive Anfragen\s*1/ })).toBeInTheDocument();
    expect(screen.queryByText('Offene Zahlungen')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Buchungen' }));
    expect(await screen.findByText('1 Anfrage')).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Offene Zahlungen' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Zahlungen|Preis ändern/ })).not.toBeInTheDocument();
  });
});
