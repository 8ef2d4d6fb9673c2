import { fireEvent, waitFor } from '@testing-library/react';
import { refusal, type fakeApi } from '@web/testing/fake-api';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';
import { anna, listRoute, max, openWhitelist } from './testing/open-whitelist';

const notesRoute = 'PUT /admin/guest-whitelist/a';

/** Opens the note about Anna for editing. @param response the response to the change */
const openNote = async (response: Parameters<typeof fakeApi>[0][string] = { body: anna }) => {
  const panel = await openWhitelist({ responses: { [notesRoute]: response } });
  await panel.user.click((await panel.rowOf(anna.email)).getByRole('button', { name: /bearbeiten/ }));
  return { ...panel, field: panel.card.getByRole('textbox', { name: `Notiz zu ${anna.email}` }) };
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('is edited in its row', async () => {
  const changed = { ...anna, notes: 'Stammgast seit 2019' };
  const { user, card, server, field, sent } = await openNote({ body: changed });
  server.responses[listRoute] = { body: [changed, max] };
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Kommt mit Hund');
  expect(await violations()).toEqual([]);
  await user.clear(field);
  await user.type(field, 'Stammgast seit 2019{Enter}');
  expect(await card.findByText('Stammgast seit 2019')).toBeInTheDocument();
  expect(sent(notesRoute)).toEqual([{ notes: 'Stammgast seit 2019' }]);
  expect(card.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
});

it.each(['{Escape}', 'Abbrechen'])('is unchanged after %s', async (way) => {
  const { user, card, field, sent } = await openNote();
  await user.type(field, ' und Katze');
  if (way === 'Abbrechen') await user.click(card.getByRole('button', { name: way }));
  else await user.type(field, way);
  expect(card.getByText('Kommt mit Hund')).toBeInTheDocument();
  expect(sent(notesRoute)).toEqual([]);
});

it('is limited in length', async () => {
  const { user, field, sent } = await openNote();
  fireEvent.change(field, { target: { value: 'x'.repeat(501) } });
  await user.type(field, '{Enter}');
  expect(field).toHaveAccessibleDescription('Die Notiz darf höchstens 500 Zeichen lang sein.');
  expect(sent(notesRoute)).toEqual([]);
});

it('cannot be closed while it is being saved', async () => {
  const { user, card, field, sent } = await openNote(() => new Promise(() => undefined));
  await user.type(field, '!{Enter}{Enter}{Escape}');
  expect(card.getByRole('button', { name: 'Abbrechen' })).toBeDisabled();
  expect(field).toBeInTheDocument();
  expect(sent(notesRoute)).toHaveLength(1);
});

it('stays open with the reason when it could not be saved', async () => {
  const { user, card, field } = await openNote({ status: 502 });
  await user.type(field, '!');
  await user.click(card.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Die Notiz konnte nicht gespeichert werden.'));
  expect(field).toHaveValue('Kommt mit Hund!');
});

it('shows that its entry is removed, and removes the row when it is closed', async () => {
  const { user, card, server, field } = await openNote(refusal(404, 'ENTRY_NOT_FOUND', 'Weg.'));
  server.responses[listRoute] = { body: [max] };
  await user.type(field, '!{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Diesen Eintrag gibt es nicht mehr.'));
  await user.click(card.getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(card.queryByText(anna.email)).not.toBeInTheDocument());
  expect(card.getByText(max.email)).toBeInTheDocument();
});
