import { pricesSchema } from '@hearthstay/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '@web/panel/testing/open-settings';
import { calendarView } from '@web/testing/calendar-view';
import { freezeToday } from '@web/testing/freeze-today';
import { stayRules } from '@web/testing/public-settings';
import { screenIs } from '@web/testing/screen-is';

freezeToday('2026-11-20');
beforeEach(() => screenIs('wide'));

const calendar = calendarView();
const guest = { id: 'g', email: 'gast@mail.example', notes: 'Nachbarin', created_at: '2026-11-01T09:00:00.000Z' };

type Opened = Awaited<ReturnType<typeof openSettings>>;

const open = (section: string, card: string) =>
  openSettings(card, {
    section,
    responses: {
      'GET /admin/settings/stay-rules': { body: stayRules() },
      'GET /admin/settings/prices': { body: pricesSchema.parse({}) },
      'GET /admin/guest-whitelist': { body: [guest] },
      'GET /admin/calendars': { body: [calendar] },
    },
  });

const dialog = () => screen.queryByRole('dialog', { name: 'Änderungen verwerfen?' });
const isAskedByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const leave = ({ router }: Opened) => act(() => router.navigate('/admin?tab=bookings'));

const type =
  (label: string | RegExp, text: string) =>
  async ({ card, user }: Opened) => {
    await user.type(await card.findByLabelText(label), text);
  };

it.each<[string, string, string, (opened: Opened) => Promise<void>]>([
  ['the limits of stays', 'stays', 'Aufenthalte', type('Nächte mindestens', '0')],
  ['prices', 'prices', 'Preise', type('Endreinigung', '8')],
  ['a new calendar', 'calendars', 'Kalender anderer Plattformen', type('Adresse des Kalenders', 'h')],
  ['a new feed', 'calendars', 'Ihr Kalender für andere Plattformen', type('Für wen', 'V')],
  ['an address of an admin', 'general', 'Wer verwalten darf', type(/Mail-Adresse/, 'm')],
  ['an address of a guest', 'general', 'Gästeliste', type(/Mail-Adresse/, 'm')],
  [
    'a note on a guest',
    'general',
    'Gästeliste',
    async ({ card, user }) => {
      await user.click(await card.findByRole('button', { name: /Notiz .*gast@mail/ }));
      await user.type(card.getByLabelText(/Notiz .*gast@mail/), '!');
    },
  ],
  [
    'a calendar that is edited',
    'calendars',
    'Kalender anderer Plattformen',
    async ({ card, user }) => {
      await user.click(await card.findByRole('button', { name: 'Airbnb bearbeiten' }));
      await user.type(within(screen.getByRole('dialog')).getByLabelText('Name'), '!');
    },
  ],
])('asks before the input is lost: %s', async (_what, section, card, change) => {
  const opened = await open(section, card);
  await change(opened);
  await leave(opened);
  expect(dialog()).toBeInTheDocument();
  await opened.user.click(within(dialog()!).getByRole('button', { name: 'Verwerfen' }));
  await waitFor(() => expect(opened.router.state.location.search).toBe('?tab=bookings'));
});

it('asks once for two forms, as long as one of them has unsaved input', async () => {
  const opened = await open('calendars', 'Kalender anderer Plattformen');
  const { card, user } = opened;
  const name = await card.findByLabelText('Name');
  await user.type(name, 'V');
  await user.type(screen.getByLabelText('Für wen'), 'V');
  await leave(opened);
  await user.click(within(dialog()!).getByRole('button', { name: 'Weiter bearbeiten' }));
  expect(dialog()).not.toBeInTheDocument();
  await user.clear(name);
  await leave(opened);
  await user.click(within(dialog()!).getByRole('button', { name: 'Weiter bearbeiten' }));
  await user.clear(screen.getByLabelText('Für wen'));
  await leave(opened);
  expect(opened.router.state.location.search).toBe('?tab=bookings');
});

it('does not ask after a calendar is added', async () => {
  const opened = await open('calendars', 'Kalender anderer Plattformen');
  const { card, user, server } = opened;
  server.responses['POST /admin/calendars'] = { status: 201, body: calendar };
  await user.type(await card.findByLabelText('Name'), 'V');
  await user.selectOptions(card.getByLabelText('Farbe'), 'Grün');
  await user.click(card.getByLabelText('Adresse des Kalenders'));
  await user.paste('https://vrbo.example/a.ics');
  expect(isAskedByBrowser()).toBe(true);
  await user.click(card.getByRole('button', { name: 'Kalender hinzufügen' }));
  await waitFor(() => expect(isAskedByBrowser()).toBe(false));
  await leave(opened);
  expect(opened.router.state.location.search).toBe('?tab=bookings');
});
