import { screen, waitFor, within } from '@testing-library/react';
import { legalSection, type PrivacyRecord } from '@hearthstay/contracts';
import { openSettings } from '@web/panel/testing/open-settings';
import { refusal, type fakeApi } from '@web/testing/fake-api';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const [search, exported, erased, records] = [
  'POST /admin/privacy/search',
  'POST /admin/privacy/export',
  'POST /admin/privacy/erase',
  'GET /admin/privacy/records',
];
const email = 'anna@mail.example';
const found = {
  services: [
    { service: 'bookings', found: { requests: 3, messages: 1 } },
    { service: 'notifications', found: { emails: 12 } },
  ],
};
const erasure: PrivacyRecord = {
  ...{ id: 'erasure-1', kind: 'erasure', address: 'a…@m….example', at: '2026-11-20T10:00:00.000Z' },
  by: { kind: 'admin', email: 'petra@haus-am-see.example' },
  receipts: [
    { service: 'bookings', at: '2026-11-20T10:00:00.000Z', found: { requests: 3, messages: 1 } },
    { service: 'notifications' },
  ],
};

const open = (responses: Parameters<typeof fakeApi>[0] = {}) =>
  openSettings('Daten eines Gastes', {
    section: 'legal',
    responses: {
      'GET /admin/settings/legal': { body: legalSection.schema.parse({}) },
      [search]: { body: found },
      ...responses,
    },
  });

const searched = async (responses: Parameters<typeof fakeApi>[0] = {}) => {
  const panel = await open(responses);
  await panel.user.type(panel.card.getByLabelText(/Adresse des Gastes/), email);
  await panel.user.click(panel.card.getByRole('button', { name: 'Suchen' }));
  return panel;
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('shows what each service keeps of a guest', async () => {
  const { card, sent } = await searched();
  expect(await card.findByText('3 Anfragen und 1 Nachricht')).toBeInTheDocument();
  expect(card.getByText('12 E-\u2060Mails')).toBeInTheDocument();
  expect(sent(search)).toEqual([{ email }]);
  expect(await violations()).toEqual([]);
});

it('says that nothing is kept, or that a service is away', async () => {
  const { card, server, user } = await searched({
    [search]: {
      body: {
        services: [
          { service: 'bookings', found: {} },
          { service: 'notifications', found: {} },
        ],
      },
    },
  });
  expect(await card.findByText(`Zu ${email} ist nichts gespeichert.`)).toBeInTheDocument();
  server.responses[search] = { body: { services: [{ service: 'bookings', found: {} }, { service: 'notifications' }] } };
  await user.click(card.getByRole('button', { name: 'Suchen' }));
  expect(await card.findByText('gerade nicht erreichbar')).toBeInTheDocument();
});

it('erases the guest after a question that says what stays, and shows the receipt of each service', async () => {
  const { card, user, server, sent } = await searched({ [erased]: { body: erasure } });
  await user.click(await card.findByRole('button', { name: 'Daten löschen …' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Es bleiben die Tage der Aufenthalte/)).toBeInTheDocument();
  expect(dialog.getByText('3 Anfragen und 1 Nachricht')).toBeInTheDocument();
  expect(await violations()).toEqual([]);
  server.responses[records] = { body: [erasure] };
  await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
  expect(await card.findByText('Daten von a…@m….example gelöscht')).toBeInTheDocument();
  expect(card.getByText('wird gelöscht, sobald der Dienst wieder läuft')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(card.queryByText(`Gespeichert zu ${email}`)).not.toBeInTheDocument();
  expect(sent(erased)).toEqual([{ email }]);
});

it('keeps the question open with the reason of a refusal', async () => {
  const sentence = 'Dieser Gast hat noch einen Aufenthalt vor sich.';
  const { card, user } = await searched({ [erased]: refusal(409, 'GUEST_STAY_AHEAD', sentence) });
  await user.click(await card.findByRole('button', { name: 'Daten löschen …' }));
  await user.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(/Aufenthalt/));
});

it('offers no erasure while a stay lies ahead', async () => {
  const { card } = await searched({ [search]: { body: { ...found, stayUntil: '2026-12-28' } } });
  expect(await card.findByText(/Der Aufenthalt bis .*28\. Dezember.* steht noch bevor/)).toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Daten löschen …' })).not.toBeInTheDocument();
});

it('downloads everything as one file', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { card, user, sent } = await searched({ [exported]: { body: { email } } });
  await user.click(await card.findByRole('button', { name: 'Als Datei herunterladen' }));
  await waitFor(() => expect(saved).toEqual(['Gastdaten.json']));
  expect(sent(exported)).toEqual([{ email }]);
});

it('refuses what is no address, and sends nothing', async () => {
  const { card, user, sent } = await open();
  await user.type(card.getByLabelText(/Adresse des Gastes/), 'anna');
  await user.click(card.getByRole('button', { name: 'Suchen' }));
  await waitFor(() => expect(card.getByLabelText(/Adresse des Gastes/)).toBeInvalid());
  expect(sent(search)).toEqual([]);
});
