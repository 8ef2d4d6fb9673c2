import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminSettings } from '../../../../testing/admin-settings';
import { refusal } from '../../../../testing/fake-api';
import { screenIs } from '../../../../testing/screen-is';
import { violations } from '../../../../testing/violations';
import { openSettings } from '../../testing/open-settings';

const anna = { id: 'a', email: 'anna@mail.example', notes: 'Kommt mit Hund' };
const max = { id: 'm', email: 'max@mail.example', notes: '' };
const listRoute = 'GET /admin/guest-whitelist';
const addRoute = 'POST /admin/guest-whitelist';
const notesRoute = 'PUT /admin/guest-whitelist/a';
const toggleRoute = 'PATCH /admin/settings';

const openWhitelist = async (options: Parameters<typeof openSettings>[1] = {}) => {
  const panel = await openSettings('Gästeliste', {
    ...options,
    answers: { [listRoute]: { body: [anna, max] }, ...options.answers },
  });
  const { card, user } = panel;
  const toggle = card.getByRole('switch', { name: 'Nur Gäste von der Liste dürfen anfragen' });
  const rowOf = async (email: string) => within((await card.findByText(email)).closest('li')!);
  const edit = async () => {
    await user.click((await rowOf(anna.email)).getByRole('button', { name: /bearbeiten/ }));
    return card.getByRole('textbox', { name: `Notiz zu ${anna.email}` });
  };
  const add = () => user.click(card.getByRole('button', { name: 'Hinzufügen' }));
  return { ...panel, toggle, rowOf, edit, add };
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

describe('the switch', () => {
  it('shows the change at once, and sends that and nothing else', async () => {
    let accept: (answer: object) => void = () => undefined;
    const { user, toggle, sent } = await openWhitelist({
      answers: { [toggleRoute]: () => new Promise((resolve) => (accept = resolve)) },
    });
    await user.click(toggle);
    expect(toggle).toBeChecked();
    expect(sent(toggleRoute)).toEqual([{ whitelistEnabled: true }]);
    accept({ body: adminSettings({ whitelistEnabled: true }) });
    await waitFor(() => expect(toggle).toBeChecked());
  });

  it('changes once at a double click', async () => {
    const { user, toggle, sent } = await openWhitelist({
      answers: { [toggleRoute]: () => new Promise(() => undefined) },
    });
    await user.dblClick(toggle);
    expect(toggle).toBeChecked();
    expect(sent(toggleRoute)).toEqual([{ whitelistEnabled: true }]);
  });

  it.each([
    [refusal(503, 'SERVICE_UNAVAILABLE', 'Das ist gerade nicht möglich.'), 'Das ist gerade nicht möglich.'],
    [{ status: 502 }, 'Die Gästeliste konnte nicht umgestellt werden'],
  ])('goes back when it could not be saved, and says why', async (answer, sentence) => {
    const { user, card, toggle } = await openWhitelist({ answers: { [toggleRoute]: answer } });
    await user.click(toggle);
    expect(await card.findByRole('alert')).toHaveTextContent(sentence);
    expect(toggle).not.toBeChecked();
  });
});

describe('the list', () => {
  it('shows who is on it, with notes', async () => {
    const { rowOf } = await openWhitelist();
    expect((await rowOf(anna.email)).getByText('Kommt mit Hund')).toBeInTheDocument();
    expect((await rowOf(max.email)).getByText('Keine Notiz')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('warns that nobody can ask while it is on and empty', async () => {
    const { card } = await openWhitelist({
      settings: adminSettings({ whitelistEnabled: true }),
      answers: { [listRoute]: { body: [] } },
    });
    expect(await card.findByText('Noch niemand auf der Liste. So kann niemand anfragen.')).toBeInTheDocument();
  });

  it('takes a guest with a note', async () => {
    const { user, card, server, add, sent } = await openWhitelist({
      answers: { [addRoute]: { status: 201, body: max } },
    });
    await user.type(card.getByLabelText(/^E-.?Mail-Adresse$/), 'neu@mail.example');
    await user.type(card.getByLabelText(/^Notiz\s*\(optional\)/), ' Freundin von Klara ');
    server.answers[listRoute] = { body: [anna, { ...max, email: 'neu@mail.example' }] };
    await add();
    expect(await card.findByText('neu@mail.example')).toBeInTheDocument();
    expect(await screen.findByText('neu@mail.example steht jetzt auf der Gästeliste.')).toBeInTheDocument();
    expect(sent(addRoute)).toEqual([{ email: 'neu@mail.example', notes: 'Freundin von Klara' }]);
    expect(card.getByLabelText(/^Notiz\s*\(optional\)/)).toHaveValue('');
  });

  it.each([
    ['', '', /^E-.?Mail-Adresse$/, /Bitte geben Sie eine E-.?Mail-Adresse ein/],
    ['neu@', '', /^E-.?Mail-Adresse$/, /Bitte geben Sie eine gültige E-.?Mail-Adresse ein/],
    ['neu@mail.example', 'x'.repeat(501), /^Notiz\s*\(optional\)/, /höchstens 500 Zeichen/],
  ])('takes nobody by "%s" with the note "%.10s"', async (email, notes, label, sentence) => {
    const { card, add, sent } = await openWhitelist();
    fireEvent.change(card.getByLabelText(/^E-.?Mail-Adresse$/), { target: { value: email } });
    fireEvent.change(card.getByLabelText(/^Notiz\s*\(optional\)/), { target: { value: notes } });
    await add();
    expect(card.getByLabelText(label)).toHaveAccessibleDescription(sentence);
    expect(sent(addRoute)).toEqual([]);
  });

  it('says why a guest could not be added', async () => {
    const { user, card, add } = await openWhitelist({ answers: { [addRoute]: { status: 502 } } });
    const field = card.getByLabelText(/^E-.?Mail-Adresse$/);
    await user.type(field, 'neu@mail.example');
    await add();
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Die E-.?Mail-Adresse konnte nicht hinzugefügt werden\./),
    );
  });

  it('lets go of a guest at once', async () => {
    const { user, card, server, rowOf, routes } = await openWhitelist({
      answers: { 'DELETE /admin/guest-whitelist/m': { body: {} } },
    });
    const remove = (await rowOf(max.email)).getByRole('button', { name: 'max@mail.example von der Liste nehmen' });
    server.answers[listRoute] = { body: [anna] };
    await user.click(remove);
    expect(card.queryByText(max.email)).not.toBeInTheDocument();
    expect(card.getByRole('list', { name: 'Gästeliste' })).toHaveFocus();
    await waitFor(() => expect(routes()).toContain('DELETE /admin/guest-whitelist/m'));
  });

  it('keeps the next guest at the second click of a double click', async () => {
    const { user, card, rowOf, routes } = await openWhitelist({
      answers: { 'DELETE /admin/guest-whitelist/a': () => new Promise(() => undefined) },
    });
    await user.click((await rowOf(anna.email)).getByRole('button', { name: /von der Liste nehmen/ }));
    fireEvent.click((await rowOf(max.email)).getByRole('button', { name: /von der Liste nehmen/ }), { detail: 2 });
    expect(card.getByText(max.email)).toBeInTheDocument();
    expect(routes()).not.toContain('DELETE /admin/guest-whitelist/m');
  });

  it.each([
    [refusal(503, 'SERVICE_UNAVAILABLE', 'Gerade nicht.'), /^Das ist gerade nicht möglich\./],
    [{ status: 502 }, 'max@mail.example steht noch auf der Gästeliste: Der Server hat nicht geantwortet.'],
  ])('takes the guest back when the server refuses, and says why', async (answer, sentence) => {
    const { user, card, rowOf } = await openWhitelist({ answers: { 'DELETE /admin/guest-whitelist/m': answer } });
    await user.click((await rowOf(max.email)).getByRole('button', { name: /von der Liste nehmen/ }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await card.findByText(max.email)).toBeInTheDocument();
  });
});

describe('a note', () => {
  it('is edited in its row', async () => {
    const { user, card, edit, sent } = await openWhitelist({
      answers: { [notesRoute]: { body: { ...anna, notes: 'Stammgast seit 2019' } } },
    });
    const field = await edit();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Kommt mit Hund');
    expect(await violations()).toEqual([]);
    await user.clear(field);
    await user.type(field, 'Stammgast seit 2019{Enter}');
    expect(await card.findByText('Stammgast seit 2019')).toBeInTheDocument();
    expect(sent(notesRoute)).toEqual([{ notes: 'Stammgast seit 2019' }]);
    expect(card.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
  });

  it.each(['{Escape}', 'Abbrechen'])('stays as it was after %s', async (way) => {
    const { user, card, edit, sent } = await openWhitelist();
    const field = await edit();
    await user.type(field, ' und Katze');
    if (way === 'Abbrechen') await user.click(card.getByRole('button', { name: way }));
    else await user.type(field, way);
    expect(card.getByText('Kommt mit Hund')).toBeInTheDocument();
    expect(sent(notesRoute)).toEqual([]);
  });

  it('takes no more than it has room for', async () => {
    const { user, edit, sent } = await openWhitelist();
    const field = await edit();
    fireEvent.change(field, { target: { value: 'x'.repeat(501) } });
    await user.type(field, '{Enter}');
    expect(field).toHaveAccessibleDescription('Die Notiz darf höchstens 500 Zeichen lang sein.');
    expect(sent(notesRoute)).toEqual([]);
  });

  it('cannot be left while it is being saved', async () => {
    const { user, card, edit, sent } = await openWhitelist({
      answers: { [notesRoute]: () => new Promise(() => undefined) },
    });
    const field = await edit();
    await user.type(field, '!{Enter}{Enter}{Escape}');
    expect(card.getByRole('button', { name: 'Abbrechen' })).toBeDisabled();
    expect(field).toBeInTheDocument();
    expect(sent(notesRoute)).toHaveLength(1);
  });

  it('stays open with the reason when it could not be saved', async () => {
    const { user, card, edit } = await openWhitelist({ answers: { [notesRoute]: { status: 502 } } });
    const field = await edit();
    await user.type(field, '!');
    await user.click(card.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Die Notiz konnte nicht gespeichert werden.'));
    expect(field).toHaveValue('Kommt mit Hund!');
  });
});
