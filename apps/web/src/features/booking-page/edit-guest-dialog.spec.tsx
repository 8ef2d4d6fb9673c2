import type { ListedRequestView } from '@hearthstay/contracts';
import { shownGuestOf } from '@hearthstay/stay';
import { screen, waitFor, within } from '@testing-library/react';
import { anna } from '@web/panel/requests/testing/everybody';
import { openPanel, pageOf } from '@web/panel/testing/open-panel';
import { camelCased } from '@web/shared/api/camel-case';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { publicSettings } from '@web/testing/public-settings';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('narrow');
});

const route = 'PATCH /admin/requests/anna/guest';

const open = async (request: ListedRequestView, responses = {}) => {
  const panel = await openPanel([request], {
    at: '/admin/bookings/anna',
    responses: { 'GET /bookings/settings': { body: publicSettings({ maxGuests: 4 }) }, ...responses },
  });
  const guest = within(await screen.findByRole('region', { name: 'Gast' }));
  await panel.user.click(guest.getByRole('button', { name: 'Bearbeiten' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gast bearbeiten' }));
  await dialog.findByLabelText('Name');
  const type = async (name: RegExp, text: string) => {
    await panel.user.clear(dialog.getByLabelText(name));
    if (text) await panel.user.type(dialog.getByLabelText(name), text);
  };
  const save = () => panel.user.click(dialog.getByRole('button', { name: 'Speichern' }));
  const sent = () => panel.server.calls.filter((call) => call.route === route).map(({ body }) => body);
  return { ...panel, dialog, type, save, sent };
};

it('changes the data of a guest, and shows the result', async () => {
  const changed = {
    ...anna,
    name: 'Anna Berger',
    phone: '0151 23456',
    arrival_time: '16:30',
    adults: 2,
    children: [9, null],
  };
  const { dialog, type, save, sent, server } = await open(
    { ...anna, adults: 1, children: [9] },
    {
      'GET /admin/requests/anna': { body: { ...pageOf(anna), private_note: 'Mit Katze' } },
      [route]: () => {
        server.responses['GET /admin/requests/anna'] = { body: { ...pageOf(changed), private_note: 'Mit Hund' } };
        return { body: changed };
      },
    },
  );
  expect(dialog.getByLabelText(/^Private Notiz/)).toHaveValue('Mit Katze');
  expect(dialog.getByLabelText('Name')).toHaveFocus();
  expect(await violations()).toEqual([]);
  await type(/^Name/, ' Anna Berger ');
  await type(/^Telefon/, '0151 23456');
  await type(/^Ankunftszeit/, '16:30');
  await type(/^Erwachsene/, '2');
  await type(/^Kinder/, '2');
  await type(/^Private Notiz/, 'Mit Hund');
  await save();
  expect(await screen.findByText('Gespeichert.')).toBeInTheDocument();
  expect(sent()).toEqual([
    {
      ...{ name: 'Anna Berger', email: anna.email, phone: '0151 23456', arrival_time: '16:30' },
      ...{ adults: 2, children: [9, null] },
      ...{ origin: '', private_note: 'Mit Hund' },
      shown: shownGuestOf({ ...camelCased(anna), adults: 1, children: [9], privateNote: 'Mit Katze' }),
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Anna Berger' })).toBeInTheDocument();
  expect(await screen.findByText('Mit Hund')).toBeInTheDocument();
});

it.each([
  [/^Name/, '', /Bitte geben Sie/],
  [/^E-\u2060?Mail/, 'anna@', /E-\u2060?Mail/],
  [/^E-\u2060?Mail/, '', /E-\u2060?Mail/],
  [/^Telefon/, 'abc', /./],
  [/^Kinder/, '999', /./],
])('does not send %s as "%s", and shows why', async (name, text, problem) => {
  const { dialog, type, save, sent } = await open({ ...anna, adults: 2, children: [] });
  await type(name, text);
  await save();
  expect(dialog.getByLabelText(name)).toBeInvalid();
  expect(dialog.getByLabelText(name)).toHaveAccessibleDescription(problem);
  expect(sent()).toEqual([]);
});

it('requires no address for a guest who was entered without one', async () => {
  const { dialog, save, sent, type } = await open(
    { ...anna, email: null, source: 'owner' },
    { [route]: { body: anna } },
  );
  expect(dialog.getByLabelText(/^E-\u2060?Mail/)).toHaveAccessibleDescription(/neue Adresse löst noch keine aus/);
  await type(/^Herkunft/, 'Telefon');
  await save();
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ origin: 'Telefon' })]));
  expect(Object.keys(sent()[0] as object)).not.toContain('email');
});

it('says that a guest who had a link gets one at the new address', async () => {
  const { dialog } = await open({ ...anna, status: 'approved', source: 'owner' });
  expect(dialog.getByLabelText(/^E-\u2060?Mail/)).toHaveAccessibleDescription(
    /gelten .* nicht mehr\. Hatte der Gast einen Link .* neue Adresse/,
  );
});

it('stays open when the server refuses', async () => {
  const { save, dialog } = await open(anna, { [route]: refusal(404, 'REQUEST_NOT_FOUND', 'Weg.') });
  await save();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Nicht gespeichert');
});

it('shows what another admin has changed meanwhile, instead of replacing it', async () => {
  const { type, save, sent, dialog, server } = await open(anna, {
    'GET /admin/requests/anna': { body: { ...pageOf(anna), private_note: 'Mit Katze' } },
    [route]: refusal(409, 'BOOKING_CHANGED_MEANWHILE', ''),
  });
  await type(/^Telefon/, '0151 23456');
  server.responses['GET /admin/requests/anna'] = { body: { ...pageOf(anna), private_note: 'Mit Hund' } };
  await save();
  expect(await dialog.findByText(/^Die Buchung hat sich inzwischen geändert/)).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByLabelText(/^Private Notiz/)).toHaveValue('Mit Hund'));
  await save();
  const shown = shownGuestOf({ ...camelCased(anna), privateNote: 'Mit Hund' });
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ phone: '0151 23456', private_note: 'Mit Hund', shown }));
});

it('writes to the guest of an entered booking about the stay only if the owner wishes', async () => {
  const entered = { ...anna, source: 'owner', stay_emails: false } as const;
  const { dialog, user, save, sent } = await open(entered, { [route]: { body: { ...entered, stay_emails: true } } });
  const wish = dialog.getByRole('switch', { name: /bekommt die E-\u2060Mails zum Aufenthalt/ });
  expect(wish).not.toBeChecked();
  await user.click(wish);
  await save();
  expect(await screen.findByText('Gespeichert.')).toBeInTheDocument();
  expect(sent()).toMatchObject([{ stay_emails: true }]);
});
