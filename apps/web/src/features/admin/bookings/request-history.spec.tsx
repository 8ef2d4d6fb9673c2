import type { RequestHistoryEntry } from '@hearthstay/contracts';
import { screen, within } from '@testing-library/react';
import { freezeToday } from '@web/testing/freeze-today';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';
import { openPanel } from '@web/features/admin/testing/open-panel';
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

it.each(['wide', 'narrow'] as const)('loads when it is opened, and says who did what and when (%s)', async (width) => {
  screenIs(width);
  const { user, routes } = await openPanel([anna], { answers: { [route]: { body: entries } } });
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

it('says so when there is none, as for a request of an earlier version', async () => {
  screenIs('wide');
  const { user } = await openPanel([anna], { answers: { [route]: { body: [] } } });
  await user.click(await historyButton());
  expect(await screen.findByText('Für diese Anfrage wurde noch nichts aufgezeichnet.')).toBeInTheDocument();
});

it('can be loaded again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
  const { user, server } = await openPanel([anna], { answers: { [route]: { status: 500, body: {} } } });
  await user.click(await historyButton());
  const alert = await screen.findByRole('alert');
  server.answers[route] = { body: entries };
  await user.click(within(alert).getByRole('button'));
  expect(await screen.findByText('Genehmigt', { selector: 'p' })).toBeInTheDocument();
});
