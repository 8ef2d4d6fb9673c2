import { stayEmailsSection, type StayEmailPreviewView, type StayEmails } from '@hearthstay/contracts';
import { placeholders, type Placeholder } from '@hearthstay/stay';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openPanel } from '@web/panel/testing/open-panel';
import { freezeToday } from '@web/testing/freeze-today';
import { refusal } from '@web/testing/fake-api';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const route = '/admin/settings/stay-emails';
const off: StayEmails = stayEmailsSection.schema.parse({});
const values = Object.fromEntries(placeholders.map((name) => [name, `<${name}>`])) as Record<Placeholder, string>;
const preview: StayEmailPreviewView = {
  ...{ subject: '', text: '', guest: 'Anna Seidel', sentOn: '2026-12-05' as never },
  values: { ...values, name: 'Anna Seidel', doorCode: '••••' },
};
const anna = requestView({ id: 'anna', name: 'Anna Seidel', status: 'confirmed', end_date: '2026-12-11' });
const ben = requestView({ id: 'ben', name: 'Ben Kraft', status: 'approved', end_date: '2026-12-20' });

const open = async (kind = 'arrival', responses: Record<string, object> = {}, requests = [ben, anna]) => {
  const panel = await openPanel(requests, {
    at: `/admin?tab=settings&section=emails&kind=${kind}`,
    responses: {
      [`GET ${route}`]: { body: off },
      [`PUT ${route}`]: { body: off },
      [`POST ${route}/${kind}/preview`]: { body: preview },
      ...responses,
    },
  });
  await screen.findByRole('button', { name: 'Einstellungen speichern' });
  const sent = (call: string) => panel.server.calls.filter((one) => one.route === call).map(({ body }) => body);
  return { ...panel, sent };
};

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const paste = async (user: UserEvent, name: string, text: string) => {
  await user.click(field(name));
  await user.paste(text);
};
const save = () => screen.getByRole('button', { name: 'Einstellungen speichern' });
const letter = () => within(screen.getByRole('region', { name: 'Vorschau' }));

freezeToday('2026-11-20');
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('is written with placeholders, and saved in their stored form', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('switch', { name: 'Diese E-\u2060Mail schicken' }));
  await user.type(field('Betreff'), 'Bald');
  await user.type(field('Text'), 'Am ist alles bereit. Code ');
  expect(screen.getByText('Ohne englischen Text bekommen alle den deutschen.')).toBeInTheDocument();
  // The door code goes to the end of the text, wherever the cursor was.
  field('Betreff').focus();
  await user.click(screen.getByRole('button', { name: 'Türcode' }));
  field('Text').setSelectionRange(3, 3);
  await user.click(screen.getByRole('button', { name: 'Anreise' }));
  expect(field('Text')).toHaveFocus();
  await user.keyboard(' ');
  expect(field('Text')).toHaveValue('Am {{Anreise}} ist alles bereit. Code {{Türcode}}');
  expect(screen.getByText('Noch nicht gespeichert')).toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByText('Der Text enthält den Türcode. Bitte geben Sie ihn ein.')).toBeInTheDocument();
  expect(sent(`PUT ${route}`)).toEqual([]);
  await user.type(field('Türcode'), '4719');
  await user.click(save());
  expect(await screen.findByText('Gespeichert')).toBeInTheDocument();
  const arrival = {
    ...off.arrival,
    enabled: true,
    subject: { de: 'Bald', en: '' },
    text: { de: 'Am {{arrival}} ist alles bereit. Code {{doorCode}}', en: '' },
    doorCode: '4719',
  };
  expect(sent(`PUT ${route}`)).toEqual([{ ...off, arrival }]);
});

it('shows with every key what a guest will read, of the stay that is chosen, with the door code hidden', async () => {
  const { user, sent } = await open();
  await user.type(field('Betreff'), 'Bald, ');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await paste(user, 'Text', 'Code {{Türcode}}');
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('Code ••••'));
  expect(letter().getAllByText('Anna Seidel', { selector: 'p span' })).toHaveLength(2);
  expect(letter().getByText('Geht am Sa., 5. Dezember 2026 hinaus, 9 Uhr')).toBeInTheDocument();
  const stay = screen.getByRole('combobox', { name: 'Aufenthalt in der Vorschau' });
  // The next stay is the first one.
  expect(stay).toHaveDisplayValue('Anna Seidel');
  await user.selectOptions(stay, 'Ben Kraft');
  const call = { locale: 'de', subject: '', text: '', days: 3 };
  await waitFor(() =>
    expect(sent(`POST ${route}/arrival/preview`)).toEqual([
      { ...call, requestId: 'anna' },
      { ...call, requestId: 'ben' },
    ]),
  );
  expect(await violations()).toEqual([]);
});

it('shows an invented guest while no stay lies ahead', async () => {
  const invented = { ...preview, guest: 'Alex Winter', sentOn: undefined };
  const { sent } = await open('thanks', { [`POST ${route}/thanks/preview`]: { body: invented } }, []);
  expect(await letter().findByText(/darum ist Alex Winter erfunden/)).toBeInTheDocument();
  expect(letter().queryByRole('combobox')).not.toBeInTheDocument();
  expect(sent(`POST ${route}/thanks/preview`)).toEqual([{ locale: 'de', subject: '', text: '', days: 2 }]);
  // Only the e-mail before the arrival may contain it.
  expect(screen.queryByRole('button', { name: 'Türcode' })).not.toBeInTheDocument();
});

it.each([
  ['Text', '{{na{{Name}}', 'Ein Platzhalter ist unvollständig oder steht in einem anderen.'],
  ['Text', '{{Name', 'Ein Platzhalter ist unvollständig oder steht in einem anderen.'],
  ['Text', '{{Passwort}}', 'Einen der Platzhalter gibt es nicht.'],
  ['Tage vor der Anreise', '400', 'Bitte geben Sie 0 bis 365 Tage ein.'],
  ['Tage vor der Anreise', '-1', 'Bitte geben Sie 0 bis 365 Tage ein.'],
])('refuses in %s: %s', async (name, typed, sentence) => {
  const { user, sent } = await open();
  await user.clear(field(name));
  await paste(user, name, typed);
  await user.click(save());
  expect(await screen.findByText(new RegExp(sentence))).toBeInTheDocument();
  expect(field(name)).toHaveAccessibleDescription(new RegExp(sentence));
  expect(field(name)).toHaveFocus();
  expect(sent(`PUT ${route}`)).toEqual([]);
});

it('refuses a text that is too long', async () => {
  const { user, sent } = await open();
  await paste(user, 'Text', 'x'.repeat(20_001));
  await user.click(save());
  expect(field('Text')).toHaveAccessibleDescription(/1 Zeichen/);
  expect(sent(`PUT ${route}`)).toEqual([]);
});

it('opens the language in which something is wrong', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Englisch' }));
  await paste(user, 'Text', '{{x}}');
  await user.click(screen.getByRole('radio', { name: 'Deutsch' }));
  expect(field('Text')).toHaveValue('');
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Englisch' })).toBeChecked());
  await waitFor(() => expect(field('Text')).toHaveFocus());
});

it('sends what is typed as a test, and shows what the mail server says', async () => {
  const failed = {
    outcome: 'failed',
    to: 'petra@haus-am-see.example',
    at: '2026-11-20T08:00:00.000Z',
    failure: { reason: 'RECIPIENT_REFUSED', details: '550 no such user' },
    server: 'mail.example:587',
    dialogue: [{ from: 'server', text: '550 no such user' }],
  };
  const { user, sent } = await open('arrival', { [`POST ${route}/arrival/test`]: { body: failed } });
  await paste(user, 'Text', 'Code {{Türcode');
  await user.click(screen.getByRole('button', { name: 'Test an mich' }));
  expect(await screen.findByText(/Ein Platzhalter ist unvollständig/)).toBeInTheDocument();
  await user.type(field('Text'), '}}');
  await user.click(screen.getByRole('button', { name: 'Test an mich' }));
  expect(await screen.findByText(/‹ 550 no such user/)).toBeInTheDocument();
  expect(sent(`POST ${route}/arrival/test`)).toEqual([{ locale: 'de', subject: '', text: 'Code {{doorCode}}' }]);
});

it('says why a test was not sent', async () => {
  const limited = refusal(429, 'RATE_LIMITED', 'Bitte warten Sie einen Moment.');
  const { user } = await open('thanks', { [`POST ${route}/thanks/test`]: limited });
  await user.type(field('Text'), 'Danke');
  await user.click(screen.getByRole('button', { name: 'Test an mich' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Test hat nicht geklappt');
});

it('lists what is set for each, asks before anything typed is lost, and leads to the log', async () => {
  const thanks = { ...off.thanks, enabled: true, text: { de: 'Danke', en: '' }, subject: { de: 'Danke', en: '' } };
  const { user, router } = await open('departure', { [`GET ${route}`]: { body: { ...off, thanks } } });
  const list = within(screen.getByRole('navigation', { name: 'E-\u2060Mails zum Aufenthalt' }));
  expect(list.getByRole('link', { current: 'page' })).toHaveTextContent('Abreise');
  expect(list.getByRole('link', { name: /Danke/ })).toHaveTextContent('2 Tage danach, 9 UhrAn');
  expect(list.getByRole('link', { name: /Anreise/ })).toHaveTextContent('Noch kein TextAus');
  await user.type(field('Text'), 'Gute Fahrt!');
  await user.click(list.getByRole('link', { name: /Danke/ }));
  await user.click(await screen.findByRole('button', { name: 'Verwerfen' }));
  expect(await screen.findByRole('heading', { name: 'Danke' })).toBeInTheDocument();
  expect(field('Text')).toHaveValue('Danke');
  await user.click(list.getByRole('link', { name: /Protokoll/ }));
  expect(router.state.location.search).toBe('?tab=settings&section=emails&part=log');
});
