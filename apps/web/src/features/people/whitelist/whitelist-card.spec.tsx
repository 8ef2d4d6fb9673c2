import { fireEvent, screen, waitFor } from '@testing-library/react';
import { adminSettings } from '@web/testing/admin-settings';
import { refusal } from '@web/testing/fake-api';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';
import { anna, listRoute, max, openWhitelist } from './testing/open-whitelist';

const addRoute = 'POST /admin/guest-whitelist';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('lists the guests with notes', async () => {
  const { rowOf } = await openWhitelist();
  expect((await rowOf(anna.email)).getByText('Kommt mit Hund')).toBeInTheDocument();
  expect((await rowOf(max.email)).getByText('Keine Notiz')).toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('warns that nobody can send requests while it is on and empty', async () => {
  const { card } = await openWhitelist({
    settings: adminSettings({ whitelistEnabled: true }),
    responses: { [listRoute]: { body: [] } },
  });
  expect(await card.findByText('Noch niemand auf der Liste. So kann niemand anfragen.')).toBeInTheDocument();
});

it('adds a guest with a note', async () => {
  const { user, card, server, sent } = await openWhitelist({
    responses: { [addRoute]: { status: 201, body: max } },
  });
  await user.type(card.getByLabelText(/^E-.?Mail-Adresse$/), 'neu@mail.example');
  await user.type(card.getByLabelText(/^Notiz\s*\(optional\)/), ' Freundin von Klara ');
  server.responses[listRoute] = { body: [anna, { ...max, email: 'neu@mail.example' }] };
  await user.click(card.getByRole('button', { name: 'Hinzufügen' }));
  expect(await card.findByText('neu@mail.example')).toBeInTheDocument();
  expect(await screen.findByText('neu@mail.example steht jetzt auf der Gästeliste.')).toBeInTheDocument();
  expect(sent(addRoute)).toEqual([{ email: 'neu@mail.example', notes: 'Freundin von Klara' }]);
  expect(card.getByLabelText(/^Notiz\s*\(optional\)/)).toHaveValue('');
});

it.each([
  ['', '', /^E-.?Mail-Adresse$/, /Bitte geben Sie eine E-Mail-Adresse an/],
  ['neu@', '', /^E-.?Mail-Adresse$/, /Bitte geben Sie eine gültige E-Mail-Adresse an/],
  ['neu@mail.example', 'x'.repeat(501), /^Notiz\s*\(optional\)/, /höchstens 500 Zeichen/],
])('does not add "%s" with the note "%.10s"', async (email, notes, label, sentence) => {
  const { user, card, sent } = await openWhitelist();
  fireEvent.change(card.getByLabelText(/^E-.?Mail-Adresse$/), { target: { value: email } });
  fireEvent.change(card.getByLabelText(/^Notiz\s*\(optional\)/), { target: { value: notes } });
  await user.click(card.getByRole('button', { name: 'Hinzufügen' }));
  expect(card.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  expect(sent(addRoute)).toEqual([]);
});

it('shows why a guest could not be added', async () => {
  const { user, card } = await openWhitelist({ responses: { [addRoute]: { status: 502 } } });
  const field = card.getByLabelText(/^E-.?Mail-Adresse$/);
  await user.type(field, 'neu@mail.example');
  await user.click(card.getByRole('button', { name: 'Hinzufügen' }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/Die E-.?Mail-Adresse konnte nicht hinzugefügt werden\./),
  );
});

it('removes a guest at once', async () => {
  const { user, card, server, rowOf, routes } = await openWhitelist({
    responses: { 'DELETE /admin/guest-whitelist/m': { body: {} } },
  });
  const remove = (await rowOf(max.email)).getByRole('button', { name: 'max@mail.example von der Liste nehmen' });
  server.responses[listRoute] = { body: [anna] };
  await user.click(remove);
  expect(card.queryByText(max.email)).not.toBeInTheDocument();
  expect(card.getByRole('list', { name: 'Gästeliste' })).toHaveFocus();
  await waitFor(() => expect(routes()).toContain('DELETE /admin/guest-whitelist/m'));
});

it('keeps the focus in its card when the last guest is removed', async () => {
  const { user, server, rowOf } = await openWhitelist({
    responses: { [listRoute]: { body: [anna] }, 'DELETE /admin/guest-whitelist/a': { body: {} } },
  });
  const remove = (await rowOf(anna.email)).getByRole('button', { name: /von der Liste nehmen/ });
  server.responses[listRoute] = { body: [] };
  await user.click(remove);
  expect(screen.queryByRole('list', { name: 'Gästeliste' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Gästeliste' })).toHaveFocus();
});

it('ignores the second click of a double click, which would remove the next guest', async () => {
  const { user, card, rowOf, routes } = await openWhitelist({
    responses: { 'DELETE /admin/guest-whitelist/a': () => new Promise(() => undefined) },
  });
  await user.click((await rowOf(anna.email)).getByRole('button', { name: /von der Liste nehmen/ }));
  fireEvent.click((await rowOf(max.email)).getByRole('button', { name: /von der Liste nehmen/ }), { detail: 2 });
  expect(card.getByText(max.email)).toBeInTheDocument();
  expect(routes()).not.toContain('DELETE /admin/guest-whitelist/m');
});

it.each([
  [refusal(503, 'SERVICE_UNAVAILABLE', 'Gerade nicht.'), /^Das ist gerade nicht möglich\./],
  [{ status: 502 }, 'max@mail.example steht noch auf der Gästeliste: Der Server hat nicht geantwortet.'],
])('restores the guest when the server refuses, and shows why', async (response, sentence) => {
  const { user, card, rowOf } = await openWhitelist({ responses: { 'DELETE /admin/guest-whitelist/m': response } });
  await user.click((await rowOf(max.email)).getByRole('button', { name: /von der Liste nehmen/ }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await card.findByText(max.email)).toBeInTheDocument();
});
