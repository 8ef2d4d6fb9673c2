import { stayEmailsSection, type StayEmails } from '@hearthstay/contracts';
import { openSettings } from '@web/panel/testing/open-settings';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const route = '/admin/settings/stay-emails';
const off: StayEmails = stayEmailsSection.schema.parse({});
const log = { emails: [], total: 0, counts: { waiting: 0, retrying: 0, sent: 0, 'given-up': 0, cancelled: 0 } };

const open = (responses: Record<string, object> = {}) =>
  openSettings('Anreise-Informationen', {
    section: 'emails',
    responses: { 'GET /admin/email-log': { body: log }, [`GET ${route}`]: { body: off }, ...responses },
  });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('is typed, previewed with the data of a stay, and saved', async () => {
  const preview = { subject: 'Bald, Anna', text: 'Code ••••', guest: 'Anna Seidel', sentOn: '2031-05-30' };
  const { card, user, sent } = await open({
    [`PUT ${route}`]: { body: off },
    [`POST ${route}/arrival/preview`]: { body: preview },
  });
  expect(card.queryByLabelText('Text (Deutsch)')).not.toBeInTheDocument();
  await user.click(await card.findByRole('switch', { name: 'Diese E-\u2060Mail schicken' }));
  await user.type(card.getByLabelText('Betreff (Deutsch)'), 'Bald');
  await user.type(card.getByLabelText('Text (Deutsch)'), 'Code ');
  expect(card.getByText('Ohne englischen Text bekommen alle den deutschen.')).toBeInTheDocument();
  await user.click(card.getAllByRole('button', { name: 'Türcode' })[0]!);
  expect(card.getByLabelText('Text (Deutsch)')).toHaveDisplayValue('Code {{doorCode}}');
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  expect(await card.findByText('Der Text enthält den Türcode. Bitte geben Sie ihn ein.')).toBeInTheDocument();
  expect(sent(`PUT ${route}`)).toEqual([]);
  await user.type(card.getByLabelText('Türcode'), '4719');
  await user.click(card.getByRole('button', { name: 'Vorschau' }));
  expect(await card.findByText('Code ••••')).toBeInTheDocument();
  expect(sent(`POST ${route}/arrival/preview`)).toEqual([{ locale: 'de', subject: 'Bald', text: 'Code {{doorCode}}' }]);
  expect(await violations()).toEqual([]);
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  expect(await card.findByText('Gespeichert')).toBeInTheDocument();
  expect(sent(`PUT ${route}`)).toEqual([
    {
      ...off,
      arrival: {
        ...off.arrival,
        enabled: true,
        subject: { de: 'Bald', en: '' },
        text: { de: 'Code {{doorCode}}', en: '' },
        doorCode: '4719',
      },
    },
  ]);
});
