import { houseSection, type House } from '@hearthstay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '@web/panel/testing/open-settings';
import type { fakeApi } from '@web/testing/fake-api';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const [read, saved, previewed] = [
  'GET /admin/settings/house',
  'PUT /admin/settings/house',
  'POST /admin/settings/house/preview',
];
const none = houseSection.schema.parse({});
const house: House = {
  ...none,
  description: { de: 'Ein Holzhaus', en: '' },
  coordinates: { latitude: 53.6021, longitude: 10.9033 },
  amenities: ['boat'],
};

const open = (responses: Parameters<typeof fakeApi>[0] = {}, body: House = house) =>
  openSettings('Angaben', {
    section: 'house',
    responses: { [read]: { body }, 'GET /admin/photos': { body: [] }, [saved]: { body }, ...responses },
  });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('saves the facts, and leaves the texts as they are', async () => {
  const { card, user, sent } = await open();
  expect(card.getByLabelText('Geografische Breite')).toHaveDisplayValue('53,6021');
  await user.click(card.getByRole('checkbox', { name: 'WLAN' }));
  await user.click(card.getByRole('checkbox', { name: 'Boot' }));
  await user.click(card.getByRole('checkbox', { name: 'Sauna' }));
  await user.clear(card.getByLabelText('Geografische Länge'));
  await user.type(card.getByLabelText('Geografische Länge'), '-10.5');
  await user.type(card.getByLabelText('Anreise ab'), '16:00');
  await user.type(card.getByLabelText('Schlafzimmer'), '3');
  await user.type(card.getByLabelText('Registrierungsnummer'), 'DE-1');
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  await waitFor(() => expect(sent(saved)).toHaveLength(1));
  expect(sent(saved)).toEqual([
    {
      ...house,
      coordinates: { latitude: 53.6021, longitude: -10.5 },
      checkIn: '16:00',
      bedrooms: 3,
      amenities: ['wifi', 'sauna'],
      registrationNumber: 'DE-1',
    },
  ]);
  expect(await violations()).toEqual([]);
});

it('removes the coordinates when both fields are cleared', async () => {
  const { card, user, sent } = await open();
  await user.clear(card.getByLabelText('Geografische Breite'));
  await user.clear(card.getByLabelText('Geografische Länge'));
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  await waitFor(() => expect(sent(saved)).toHaveLength(1));
  expect(sent(saved)[0]).not.toHaveProperty('coordinates');
});

it('saves the place in each language, and leaves words of no known language until others are typed', async () => {
  const { card, user, sent } = await open({}, { ...house, place: 'Am See' });
  expect(card.getByLabelText('Lage auf Deutsch')).toHaveDisplayValue('Am See');
  expect(card.getByText('Ohne Text auf Englisch sehen Gäste dort den Text auf Deutsch.')).toBeInTheDocument();
  await user.type(card.getByLabelText('Abreise bis'), '10:00');
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  await waitFor(() => expect(sent(saved)).toEqual([{ ...house, place: 'Am See', checkOut: '10:00' }]));
  await user.type(card.getByLabelText('Lage auf Englisch'), 'On the lake');
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  await waitFor(() => expect(sent(saved)).toHaveLength(2));
  expect(sent(saved)[1]).toMatchObject({ place: 'Am See', placeIn: { de: 'Am See', en: 'On the lake' } });
});

it.each([
  ['91', 'Breite von -90 bis 90'],
  ['bei uns', 'Breite von -90 bis 90'],
  [' ', 'Breite von -90 bis 90'],
])('refuses the latitude %j at its field, and sends nothing', async (typed, sentence) => {
  const { card, user, sent } = await open();
  await user.clear(card.getByLabelText('Geografische Breite'));
  await user.type(card.getByLabelText('Geografische Breite'), typed);
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  expect(card.getByLabelText('Geografische Breite')).toBeInvalid();
  expect(card.getByText(new RegExp(sentence))).toBeInTheDocument();
  expect(sent(saved)).toEqual([]);
});

it.each(['1,5', '100'])('refuses %j bathrooms at their field, and sends nothing', async (typed) => {
  const { card, user, sent } = await open();
  await user.type(card.getByLabelText('Bäder'), typed);
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  expect(card.getByLabelText('Bäder')).toBeInvalid();
  expect(card.getByText(/Zahl von 1 bis 99/)).toBeInTheDocument();
  expect(sent(saved)).toEqual([]);
});

it('saves the texts, and leaves the facts as they are', async () => {
  const { user, sent } = await open();
  const texts = within(screen.getByRole('region', { name: 'Texte' }));
  expect(texts.getByText('Ohne Text auf Englisch sehen Gäste dort den Text auf Deutsch.')).toBeInTheDocument();
  await user.type(texts.getByLabelText('Hausregeln auf Englisch'), 'No smoking');
  await user.click(texts.getByRole('button', { name: 'Einstellungen speichern' }));
  await waitFor(() => expect(sent(saved)).toEqual([{ ...house, rules: { de: '', en: 'No smoking' } }]));
});

it('shows a text as the server makes it of Markdown, before it is saved', async () => {
  const { user, sent } = await open({ [previewed]: { body: { html: '<p>Ein <em>Holzhaus</em></p>' } } });
  const texts = within(screen.getByRole('region', { name: 'Texte' }));
  await user.click(texts.getByRole('button', { name: 'Vorschau' }));
  expect(await texts.findByText('Holzhaus', { selector: 'em' })).toBeInTheDocument();
  expect(sent(previewed)).toEqual([{ text: 'Ein Holzhaus' }]);
});
