import { screen, waitFor } from '@testing-library/react';
import { openSettings } from '@web/panel/testing/open-settings';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const desk = {
  ...{ id: 'd', started_at: '2026-11-17T12:00:00.000Z', last_used_at: '2026-11-18T12:00:00.000Z' },
  ...{ browser: 'Firefox', system: 'Linux', is_current: true },
};
const phone = { ...desk, id: 'p', browser: null, system: null, is_current: false };
const listRoute = 'GET /admin/sessions';

const openSessions = () =>
  openSettings('Wo Sie angemeldet sind', {
    responses: {
      [listRoute]: { body: [desk, phone] },
      'DELETE /admin/sessions/p': { body: {} },
      'DELETE /admin/sessions': { body: {} },
    },
  });

beforeEach(() => screenIs('wide'));

it('lists the browsers with their times, and marks this one', async () => {
  const { card } = await openSessions();
  const [first, second] = await card.findAllByRole('listitem');
  expect(first).toHaveTextContent('Firefox (Linux)Angemeldet am 17. November 2026, zuletzt benutzt am 18. November');
  expect(first).toHaveTextContent(/Dieser Browser$/);
  expect(second).toHaveTextContent('Unbekannter Browser');
  expect(await violations()).toEqual([]);
});

it.each([
  ['Unbekannter Browser abmelden', 'DELETE /admin/sessions/p'],
  ['Überall sonst abmelden', 'DELETE /admin/sessions'],
])('signs out: %s', async (button, route) => {
  const { card, user, server, sent } = await openSessions();
  const signOut = await card.findByRole('button', { name: button });
  server.responses[listRoute] = { body: [desk] };
  await user.click(signOut);
  await waitFor(() => expect(sent(route)).toHaveLength(1));
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Überall sonst abmelden' })).not.toBeInTheDocument();
});
