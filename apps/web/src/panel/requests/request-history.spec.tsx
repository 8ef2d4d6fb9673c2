import type { RequestHistoryEntry } from '@hearthstay/contracts';
import { screen, within } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
import { freezeToday } from '@web/testing/freeze-today';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';
import { anna } from './testing/everybody';

freezeToday('2026-11-20');

const subject = { kind: 'request', id: 'anna' };
const route = 'GET /admin/requests/anna/history';
const entries: RequestHistoryEntry[] = [
  { at: '2026-11-18T09:00:00.000Z', actor: { kind: 'guest' }, action: 'created', subject },
  {
    at: '2026-11-18T23:30:00.000Z',
    actor: { kind: 'admin', email: 'petra@haus-am-see.example' },
    action: 'approved',
    subject,
  },
  { at: '2026-11-19T09:00:00.000Z', actor: { kind: 'program' }, action: 'cancelled', subject },
];

const historyButton = () => screen.findByRole('button', { name: 'Verlauf' });

it.each(['wide', 'narrow'] as const)('loads when it is opened, with actions, persons and times (%s)', async (width) => {
  screenIs(width);
  const { user, routes } = await openPanel([anna], {
    at: '/admin/bookings/anna',
    responses: { [route]: { body: entries } },
  });
  const button = await historyButton();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(routes()).not.toContain(route);
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const items = await screen.findAllByRole('listitem');
  const shown = items.filter((item) => item.querySelector(':scope > p > time'));
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'AngefragtGast, 18. Nov. 2026, 10:00 Uhr',
    'Genehmigtpetra@haus-am-see.example, 19. Nov. 2026, 00:30 Uhr',
    'StorniertProgramm, 19. Nov. 2026, 10:00 Uhr',
  ]);
  expect(within(shown[0]!).getByText('18. Nov. 2026, 10:00 Uhr')).toHaveAttribute('datetime', entries[0]?.at);
  expect(await violations()).toEqual([]);
  await user.click(button);
  expect(screen.queryByText('Programm', { exact: false })).not.toBeInTheDocument();
});

describe.each(['wide', 'narrow'] as const)('The details of an entry (%s)', (width) => {
  const quote = { currency: 'EUR', nights: 3, lines: [], total: 300_00, deposit: 0, balance: 300_00, onSite: 0 };
  const admin = { kind: 'admin' as const, email: 'jonas@haus-am-see.example' };
  const payment = { kind: 'deposit', amount: 72_00, date: '2026-11-20' };

  it.each<[string, Pick<RequestHistoryEntry, 'action' | 'before' | 'after'>, string[]]>([
    [
      'the reason of a cancellation',
      {
        action: 'cancelled',
        before: { status: 'approved' },
        after: { status: 'cancelled', reason: 'Wasserrohrbruch' },
      },
      ['Grund: Wasserrohrbruch'],
    ],
    [
      'the totals and the note of a price',
      { action: 'price-changed', before: { total: 360_00 }, after: { total: 300_00, note: 'Weil Sie wiederkommen' } },
      ['Von 360,00\u00A0€ auf 300,00\u00A0€', 'Dazu: Weil Sie wiederkommen'],
    ],
    ['a payment', { action: 'payment-recorded', after: payment }, ['Anzahlung am 20. Nov. 2026: 72,00\u00A0€']],
    [
      'a removed payment',
      { action: 'payment-removed', before: { ...payment, note: 'Bar' } },
      ['Anzahlung am 20. Nov. 2026: 72,00\u00A0€', 'Dazu: Bar'],
    ],
    [
      'the status after undoing',
      { action: 'undone', before: { status: 'cancelled' }, after: { status: 'approved' } },
      ['Wieder „Genehmigt“'],
    ],
    [
      'what is open again after undoing',
      { action: 'undone', after: { status: 'approved', reopened: ['cancellation', 'offer', 'anything'] } },
      ['Wieder „Genehmigt“', 'Das Angebot gilt wieder', 'Der Stornierungswunsch ist wieder offen'],
    ],
    [
      'the days before and after a move',
      {
        action: 'moved',
        before: { startDate: '2026-12-08', endDate: '2026-12-11', total: 360_00 },
        after: { startDate: '2026-12-09', endDate: '2026-12-12', total: 380_00 },
      },
      [
        'Bisher Di., 8. – Fr., 11. Dezember 2026, jetzt Mi., 9. – Sa., 12. Dezember 2026',
        'Von 360,00\u00A0€ auf 380,00\u00A0€',
      ],
    ],
    [
      'the days after undoing a move',
      {
        action: 'undone',
        before: { startDate: '2026-12-09', endDate: '2026-12-12' },
        after: { startDate: '2026-12-08', endDate: '2026-12-11' },
      },
      ['Bisher Mi., 9. – Sa., 12. Dezember 2026, jetzt Di., 8. – Fr., 11. Dezember 2026'],
    ],
    [
      'what has changed of a guest',
      {
        action: 'guest-changed',
        before: { name: 'Anna', adults: 2 },
        after: { name: 'Anna Seidel', phone: '0151 23', arrivalTime: '16:30', adults: 3 },
      },
      [
        ...['Bisher Anna, jetzt Anna Seidel', 'Bisher nichts, jetzt 0151 23', 'Bisher nichts, jetzt 16:30'],
        'Bisher 2 Erwachsene, jetzt 3 Erwachsene',
      ],
    ],
    [
      'the guests of a wish that keeps the days',
      {
        action: 'change-proposed',
        after: { startDate: '2026-12-08', endDate: '2026-12-11', adults: 4, children: [], validUntil: '2026-12-07' },
      },
      ['Für Di., 8. – Fr., 11. Dezember 2026', '4 Erwachsene', 'gültig bis 7. Dez. 2026'],
    ],
    [
      'the guests before and after a wish, without the days and the price that it keeps',
      {
        action: 'change-accepted',
        before: { startDate: '2026-12-08', endDate: '2026-12-11', adults: 2, children: [3, null], total: 360_00 },
        after: { startDate: '2026-12-08', endDate: '2026-12-11', adults: 4, children: [], total: 360_00 },
      },
      ['Bisher 2 Erwachsene, 2 Kinder, Alter 3, jetzt 4 Erwachsene'],
    ],
    ['no guests of a house that does not ask for them', { action: 'change-accepted', before: {}, after: {} }, []],
    ['the status of an entered booking', { action: 'entered', after: { status: 'confirmed' } }, ['Bestätigt']],
    ['nothing but the action of a decision', { action: 'approved', after: { status: 'approved' } }, []],
    ['nothing of fields that are missing', { action: 'price-changed', after: { total: 300_00 } }, []],
  ])('show %s', async (_what, entry, details) => {
    screenIs(width);
    const body = [{ ...entry, at: '2026-11-20T09:00:00.000Z', actor: admin, subject }];
    const { user } = await openPanel([{ ...anna, quote }], {
      at: '/admin/bookings/anna',
      responses: { [route]: { body } },
    });
    await user.click(await historyButton());
    const item = (await screen.findByText(/^jonas@/)).closest('li');
    const [, ...shown] = [...item!.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(shown.slice(0, -1)).toEqual(details);
  });
});

it('says that it is empty', async () => {
  screenIs('wide');
  const { user } = await openPanel([anna], { at: '/admin/bookings/anna', responses: { [route]: { body: [] } } });
  await user.click(await historyButton());
  expect(await screen.findByText('Für diese Anfrage wurde noch nichts aufgezeichnet.')).toBeInTheDocument();
});

it('can be loaded again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
  const { user, server } = await openPanel([anna], {
    at: '/admin/bookings/anna',
    responses: { [route]: { status: 500, body: {} } },
  });
  await user.click(await historyButton());
  const alert = await screen.findByRole('alert');
  server.responses[route] = { body: entries };
  await user.click(within(alert).getByRole('button'));
  expect(await screen.findByText('Genehmigt', { selector: 'p' })).toBeInTheDocument();
});
