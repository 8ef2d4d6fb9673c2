import { screen, within } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
import { freezeToday } from '@web/testing/freeze-today';
import { screenIs } from '@web/testing/screen-is';

freezeToday('2026-11-20');
beforeEach(() => screenIs('wide'));

const label = 'Hinweise zum Betrieb';
const untrusted = { code: 'PROXY_NOT_TRUSTED', since: '2026-11-20T08:00:00.000Z' };

it.each(['dashboard', 'bookings'])('warns of a proxy that is not trusted, above %s', async (tab) => {
  await openPanel([], { at: `/admin?tab=${tab}`, responses: { 'GET /admin/notices': { body: [untrusted] } } });
  const [notice, ...more] = within(await screen.findByRole('list', { name: label })).getAllByRole('listitem');
  expect(notice).toHaveTextContent('Alle Gäste zählen als ein Aufrufer.');
  expect(notice).toHaveTextContent('TRUST_PROXY');
  expect(more).toEqual([]);
});

it.each([
  ['EMAILS_TO_ADDRESS_LIMITED', 'Eine E‑Mail-Adresse bekommt heute keine weiteren E‑Mails.'],
  ['EMAILS_OF_CALLER_LIMITED', 'Ein Aufrufer hat sehr viele E‑Mails angefordert.'],
  ['EMAILS_OF_HOUSE_LIMITED', 'Ihr Haus nimmt heute keine weiteren Anfragen an.'],
])('warns of a limit that was reached: %s', async (code, sentence) => {
  await openPanel([], { responses: { 'GET /admin/notices': { body: [{ code, since: untrusted.since }] } } });
  expect(await screen.findByRole('list', { name: label })).toHaveTextContent(sentence);
});

const failing = {
  code: 'EMAILS_FAILING',
  since: '2026-11-20T07:40:00.000Z',
  emails: { waiting: 2, failure: { reason: 'LOGIN_REFUSED', details: '535 5.7.8 authentication failed' } },
};

it('shows since when no e-mail was sent, the message of the mail server, and a link to the log', async () => {
  await openPanel([], { responses: { 'GET /admin/notices': { body: [failing] } } });
  const notice = await screen.findByRole('list', { name: label });
  expect(notice).toHaveTextContent('Seit 20. Nov., 08:40 ist keine E-\u2060Mail hinausgegangen, 2 warten.');
  expect(notice).toHaveTextContent('535 5.7.8 authentication failed');
  expect(within(notice).getByRole('link')).toHaveAttribute('href', '/admin?tab=settings&section=emails&part=log');
});

it('renders nothing without notices', async () => {
  const { routes } = await openPanel([]);
  expect(routes()).toContain('GET /admin/notices');
  expect(screen.queryByRole('list', { name: label })).not.toBeInTheDocument();
});
