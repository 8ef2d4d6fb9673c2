import { houseSection, type PhotoView } from '@hearthstay/contracts';
import { fieldLimits } from '@hearthstay/stay';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '@web/panel/testing/open-settings';
import { refusal, type fakeApi } from '@web/testing/fake-api';
import { FakeUpload, fakeUploads } from '@web/testing/fake-upload';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';
import { movedTo } from './moved-to';

const photo = (name: string): PhotoView => ({
  ...{ id: name.repeat(64).slice(0, 64), url: `/${name}.jpg`, alt: { de: '', en: '' }, width: 3, height: 2, files: [] },
});
const photos = ['a', 'b', 'c'].map(photo);
const [a, b, c] = photos.map(({ id }) => id) as [string, string, string];

const open = (responses: Parameters<typeof fakeApi>[0] = {}) =>
  openSettings('Fotos', {
    section: 'house',
    responses: {
      'GET /admin/settings/house': { body: houseSection.schema.parse({}) },
      'GET /admin/photos': { body: photos },
      'PATCH /admin/photos': { body: photos },
      ...responses,
    },
  });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('puts a photo forward and back by buttons, and says where it is then', async () => {
  const { card, user, sent } = await open();
  await user.click(await card.findByRole('button', { name: 'Foto 2 nach vorn' }));
  await waitFor(() => expect(sent('PATCH /admin/photos')).toEqual([{ order: [b, a, c] }]));
  expect(await card.findByText('Foto steht jetzt an Stelle 1 von 3.')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Foto 1 nach hinten' }));
  await waitFor(() => expect(sent('PATCH /admin/photos')).toHaveLength(2));
  await user.click(card.getByRole('button', { name: 'Foto 1 nach vorn' }));
  expect(sent('PATCH /admin/photos')).toHaveLength(2);
  expect(await violations()).toEqual([]);
});

it('puts a photo where it is dropped', async () => {
  const { card, sent } = await open();
  const items = await card.findAllByRole('listitem');
  const dataTransfer = { setData: jest.fn(), effectAllowed: '' };
  fireEvent.dragStart(items[2]!.querySelector('[draggable]')!, { dataTransfer });
  fireEvent.drop(items[0]!, { dataTransfer });
  await waitFor(() => expect(sent('PATCH /admin/photos')).toEqual([{ order: [c, a, b] }]));
});

it('says why the order was refused', async () => {
  const changed = refusal(409, 'PHOTOS_CHANGED_MEANWHILE', 'Inzwischen geändert.');
  const { card, user } = await open({ 'PATCH /admin/photos': changed });
  await user.click(await card.findByRole('button', { name: 'Foto 2 nach vorn' }));
  expect(await card.findByText('Fotos nicht geändert')).toBeInTheDocument();
});

it('keeps the button of a moved photo under the pointer, with the focus', async () => {
  const scroll = jest.spyOn(window, 'scrollBy').mockImplementation();
  const { card, user } = await open({ 'PATCH /admin/photos': { body: [photos[1], photos[0], photos[2]] } });
  const down = await card.findByRole('button', { name: 'Foto 1 nach hinten' });
  const tops = [100, 306];
  jest.spyOn(down, 'getBoundingClientRect').mockImplementation(() => ({ top: tops.shift() }) as DOMRect);
  await user.click(down);
  await waitFor(() => expect(down).toHaveAccessibleName('Foto 2 nach hinten'));
  expect(down).toHaveFocus();
  expect(scroll).toHaveBeenCalledWith({ top: 206, behavior: 'instant' });
});

it('saves at once what all photos show, and sends only what is changed', async () => {
  const [first, third] = [
    { de: 'Der Steg', en: '' },
    { de: '', en: 'The stove' },
  ];
  const described = [{ ...photos[0]!, alt: first }, photos[1]!, { ...photos[2]!, alt: third }];
  const { card, user, sent } = await open({
    [`PATCH /admin/photos/${a}`]: { body: [described[0]!, photos[1]!, photos[2]!] },
    [`PATCH /admin/photos/${c}`]: { body: described },
  });
  await user.type(await card.findByLabelText('Was zeigt Foto 1? Auf Deutsch'), 'Der Steg');
  await user.type(card.getByLabelText('Was zeigt Foto 3? Auf Englisch'), 'The stove');
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  expect(await card.findByText('Gespeichert')).toBeInTheDocument();
  expect(['a', 'b', 'c'].map((name) => sent(`PATCH /admin/photos/${name.repeat(64)}`))).toEqual([
    [{ alt: first }],
    [],
    [{ alt: third }],
  ]);
});

it('refuses a description that is too long at its field, and saves none', async () => {
  const { card, user, server } = await open();
  const field = await card.findByLabelText('Was zeigt Foto 2? Auf Deutsch');
  fireEvent.change(field, { target: { value: 'x'.repeat(fieldLimits.photoAltMax + 1) } });
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveFocus();
  expect(server.calls.map(({ route }) => route)).not.toContain(`PATCH /admin/photos/${b}`);
});

it('removes a photo once the owner agrees, and keeps what is typed for another', async () => {
  const { card, user } = await open({ [`DELETE /admin/photos/${b}`]: { body: [photos[0]!, photos[2]!] } });
  await user.type(await card.findByLabelText('Was zeigt Foto 3? Auf Deutsch'), 'Ofen');
  await user.click(card.getByRole('button', { name: 'Foto 2 entfernen' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Foto entfernen?' }));
  await user.click(dialog().getByRole('button', { name: 'Abbrechen' }));
  expect(card.getAllByRole('listitem')).toHaveLength(3);
  await user.click(card.getByRole('button', { name: 'Foto 2 entfernen' }));
  expect(await violations()).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Foto entfernen' }));
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
  expect(card.getByLabelText('Was zeigt Foto 2? Auf Deutsch')).toHaveDisplayValue('Ofen');
});

it('adds several photos one after the other, and names those that are refused', async () => {
  fakeUploads();
  const { card } = await open();
  const files = ['1.jpg', '2.jpg', '3.png', '4.jpg'].map(
    (name) => new File(['x'], name, { type: name.endsWith('png') ? 'image/png' : 'image/jpeg' }),
  );
  const input = await card.findByLabelText('Fotos hinzufügen', { selector: 'input' });
  fireEvent.change(input, { target: { files } });
  await card.findByRole('progressbar', { name: '1.jpg' });
  expect(card.getByText(/^1 von 4 · 0/)).toBeInTheDocument();
  act(() => FakeUpload.latest!.respond(200, photos));
  await card.findByRole('progressbar', { name: '2.jpg' });
  act(() => FakeUpload.latest!.respond(415, { code: 'UNSUPPORTED_IMAGE', message: '' }));
  await card.findByRole('progressbar', { name: '4.jpg' });
  expect(card.getByText(/^4 von 4 · 0/)).toBeInTheDocument();
  act(() => FakeUpload.latest!.respond(200, photos));
  expect(await screen.findByText('2 Fotos hinzugefügt')).toBeInTheDocument();
  expect(card.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(card.getByRole('alert')).toHaveTextContent(
    /2 Fotos nicht hinzugefügt2\.jpg: Bitte wählen Sie .* JPEG\.3\.png: Bitte wählen Sie .* JPEG\./,
  );
});

it('sends none of the photos after one that is cancelled', async () => {
  fakeUploads();
  const { card, user } = await open();
  const files = ['1.jpg', '2.jpg', '3.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  fireEvent.change(await card.findByLabelText('Fotos hinzufügen', { selector: 'input' }), { target: { files } });
  await card.findByRole('progressbar', { name: '1.jpg' });
  act(() => FakeUpload.latest!.respond(200, photos));
  await card.findByRole('progressbar', { name: '2.jpg' });
  await user.click(card.getByRole('button', { name: 'Abbrechen' }));
  expect(await screen.findByText('Foto hinzugefügt')).toBeInTheDocument();
  expect(FakeUpload.latest!.form?.get('photo')).toMatchObject({ name: '2.jpg' });
  expect(card.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('says why a photo was not removed', async () => {
  const { card, user } = await open({ [`DELETE /admin/photos/${b}`]: refusal(503, 'SERVICE_UNAVAILABLE', 'Später.') });
  await user.click(await card.findByRole('button', { name: 'Foto 2 entfernen' }));
  await user.click(screen.getByRole('button', { name: 'Foto entfernen' }));
  expect(await screen.findByText('Fotos nicht geändert')).toBeInTheDocument();
  expect(card.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
});

it('refuses a file that is no JPEG, and a thirteenth photo', async () => {
  const twelve = Array.from('abcdefghijkl', photo);
  const { card } = await open({ 'GET /admin/photos': { body: twelve } });
  expect(await card.findByText('Mehr Fotos sind nicht möglich.')).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Fotos hinzufügen' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.change(card.getByLabelText('Fotos hinzufügen', { selector: 'input' }), {
    target: { files: [new File(['x'], 'x.png', { type: 'image/png' })] },
  });
  expect(await screen.findByText('Foto nicht hinzugefügt')).toBeInTheDocument();
});

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('moves an entry from %i to %i', (from, to, moved) =>
  expect(movedTo(['a', 'b', 'c'], from, to).join('')).toBe(moved),
);
