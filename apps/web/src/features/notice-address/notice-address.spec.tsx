import { maskedSecret, type NoticeAddress } from '@hearthstay/contracts';
import { emailLog } from '@web/testing/email-log';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { openSettings } from '@web/panel/testing/open-settings';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const route = '/admin/notice-address';
const put = `PUT ${route}`;
const webhook: NoticeAddress = {
  kind: 'webhook',
  url: 'https://receiver.example/…',
  withNames: false,
  secret: maskedSecret,
};
const ntfy: NoticeAddress = { kind: 'ntfy', url: 'https://ntfy.sh/…', withNames: false };

const open = (saved: NoticeAddress, responses: Record<string, object> = {}) =>
  openSettings('Benachrichtigungen neben E-\u2060Mail', {
    section: 'emails&part=notices',
    responses: { 'GET /admin/email-log': { body: emailLog() }, [`GET ${route}`]: { body: saved }, ...responses },
  });

freezeToday('2026-11-20');
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

const off: NoticeAddress = { kind: 'off', url: '', withNames: false };

it('names an ntfy topic, with the names of guests if wished', async () => {
  const { card, user, sent } = await open(off, { [put]: { body: { ...ntfy, withNames: true } } });
  expect(card.queryByRole('button', { name: 'Test senden' })).not.toBeInTheDocument();
  await user.selectOptions(await card.findByLabelText('Weg'), 'ntfy (App fürs Handy)');
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  expect(await card.findByText('Bitte tragen Sie die Adresse ein.')).toBeInTheDocument();
  await user.type(card.getByLabelText('Adresse des ntfy-Themas'), 'https://ntfy.sh/our-house-8Fq2');
  await user.click(card.getByRole('switch', { name: 'Mit den Namen der Gäste' }));
  expect(await violations()).toEqual([]);
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  expect(await card.findByText('Gespeichert')).toBeInTheDocument();
  expect(sent(put)).toEqual([{ kind: 'ntfy', url: 'https://ntfy.sh/our-house-8Fq2', withNames: true }]);
  expect(card.getByText('Leer lassen, um die bisherige zu behalten: https://ntfy.sh/…')).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Test senden' })).toBeInTheDocument();
});

it('shows a new secret once, and keeps what is saved where nothing is typed', async () => {
  const secret = 'a-secret-that-was-made-just-now';
  const { card, user, sent } = await open(off, { [put]: { body: { ...webhook, secret } } });
  await user.selectOptions(await card.findByLabelText('Weg'), 'Webhook (eigenes Programm)');
  await user.type(card.getByLabelText('Adresse des Webhooks'), 'https://receiver.example/hook');
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  expect(await card.findByLabelText('Ihr Schlüssel der Signatur')).toHaveDisplayValue(secret);
  await user.click(card.getByRole('button', { name: 'Schlüssel kopieren' }));
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.click(card.getByRole('switch', { name: 'Mit den Namen der Gäste' }));
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  expect(sent(put)).toEqual([
    { kind: 'webhook', url: 'https://receiver.example/hook', withNames: false },
    { kind: 'webhook', url: 'https://receiver.example/…', withNames: true },
  ]);
});

it('takes a secret of the owner, and says what is wrong with it', async () => {
  const { card, user, sent } = await open(webhook, { [put]: { body: webhook } });
  await user.type(await card.findByLabelText(/Schlüssel der Signatur/), 'kurz');
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  expect(await card.findByText('Der Schlüssel braucht mindestens 16 Zeichen.')).toBeInTheDocument();
  expect(sent(put)).toEqual([]);
  await user.type(card.getByLabelText(/Schlüssel der Signatur/), ' ist er nicht mehr');
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  await card.findByText('Gespeichert');
  expect(sent(put)).toEqual([{ ...webhook, secret: 'kurz ist er nicht mehr' }]);
  expect(card.queryByLabelText('Ihr Schlüssel der Signatur')).not.toBeInTheDocument();
});

it('asks for the address again when the way changes, and can be turned off', async () => {
  const { card, user, sent } = await open(ntfy, { [put]: { body: off } });
  await user.selectOptions(await card.findByLabelText('Weg'), 'Webhook (eigenes Programm)');
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  expect(await card.findByText('Bitte tragen Sie die Adresse ein.')).toBeInTheDocument();
  await user.selectOptions(card.getByLabelText('Weg'), 'Keine Benachrichtigungen');
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  await card.findByText('Gespeichert');
  expect(sent(put)).toEqual([{ kind: 'off', url: '', withNames: false }]);
});

it('says why an address is refused', async () => {
  const { card, user } = await open(ntfy, { [put]: refusal(400, 'NOTICE_ADDRESS_FORBIDDEN', '…') });
  await user.type(await card.findByLabelText('Adresse des ntfy-Themas'), 'http://192.168.1.1/topic');
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  expect(await card.findByRole('alert')).toHaveTextContent(/führt in ein privates Netz/);
});

it('tests the saved address, and shows what the receiver says', async () => {
  let response: object = { body: { at: '2026-11-20T08:14:00.000Z', said: '200 OK: {"id":"1"}' } };
  const { card, user } = await open(ntfy, { [`POST ${route}/test`]: () => response });
  await user.click(await card.findByRole('button', { name: 'Test senden' }));
  expect(await card.findByText('Der Empfänger antwortet: 200 OK: {"id":"1"}')).toBeInTheDocument();
  const params = { said: '500 Internal Server Error: boom' };
  response = refusal(422, 'NOTICE_REFUSED', '…', { params });
  await user.click(card.getByRole('button', { name: 'Test senden' }));
  expect(await card.findByRole('alert')).toHaveTextContent(/nicht an: 500 Internal Server Error: boom/);
  expect(card.queryByText(/200 OK/)).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});
