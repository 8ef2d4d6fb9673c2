import { screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '@web/panel/testing/open-settings';
import { adminSession } from '@web/shared/session/admin-session';
import { adminSettings } from '@web/testing/admin-settings';
import { refusal } from '@web/testing/fake-api';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const petra = {
  ...{ id: 'p', email: 'petra@haus-am-see.example', added_by: null, created_at: '2025-03-04T12:00:00.000Z' },
};
const joachim = {
  ...{ id: 'j', email: 'joachim@haus-am-see.example', added_by: petra.email, created_at: '2025-06-11T12:00:00.000Z' },
};
const listRoute = 'GET /admin/emails';
const addRoute = 'POST /admin/emails';

type Options = NonNullable<Parameters<typeof openSettings>[1]>;

const openAdmins = async (responses: Options['responses'] = {}, settings?: Options['settings']) => {
  const panel = await openSettings('Wer verwalten darf', {
    settings,
    responses: { [listRoute]: { body: [petra, joachim] }, ...responses },
  });
  const { card, user } = panel;
  const field = card.getByLabelText(/^E-.?Mail-Adresse$/);
  const add = () => user.click(card.getByRole('button', { name: 'Hinzufügen' }));
  const askToRemove = async (email: string) => {
    await user.click(await card.findByRole('button', { name: `${email} entfernen` }));
    return within(screen.getByRole('dialog', { name: 'Zugang entfernen?' }));
  };
  return { ...panel, field, add, askToRemove };
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('lists the admins, since when and by whom, and marks the own entry', async () => {
  const { card } = await openAdmins();
  const [first, second] = await card.findAllByRole('listitem');
  expect(first).toHaveTextContent('petra@haus-am-see.exampleSeit 4. März 2025Sie');
  expect(second).toHaveTextContent('joachim@haus-am-see.exampleSeit 11. Juni 2025, von petra@haus-am-see.example');
  expect(second).not.toHaveTextContent(/Sie$/);
  expect(await violations()).toEqual([]);
});

describe('adding', () => {
  it('sends the address and loads the list again', async () => {
    const { user, card, server, field, add, sent } = await openAdmins({ [addRoute]: { status: 201, body: joachim } });
    await user.type(field, ' neu@mail.example ');
    server.responses[listRoute] = { body: [petra, joachim, { ...joachim, id: 'n', email: 'neu@mail.example' }] };
    await add();
    expect(await card.findByText('neu@mail.example')).toBeInTheDocument();
    expect(await screen.findByText('neu@mail.example kann die Seite jetzt verwalten.')).toBeInTheDocument();
    expect(sent(addRoute)).toEqual([{ email: 'neu@mail.example' }]);
    expect(field).toHaveValue('');
  });

  it('sends a language of e-mails with it, if one is chosen', async () => {
    const { user, card, field, add, sent } = await openAdmins({ [addRoute]: { status: 201, body: joachim } });
    await user.type(field, 'neu@mail.example');
    await user.selectOptions(card.getByRole('combobox', { name: 'Sprache der E-\u2060Mails' }), 'English');
    await add();
    await waitFor(() => expect(sent(addRoute)).toEqual([{ email: 'neu@mail.example', locale: 'en' }]));
  });

  it('sends the address once when the button is pressed several times', async () => {
    const { user, card, field, sent } = await openAdmins({ [addRoute]: () => new Promise(() => undefined) });
    await user.type(field, 'neu@mail.example');
    await user.dblClick(card.getByRole('button', { name: 'Hinzufügen' }));
    await user.type(field, '{Enter}');
    expect(sent(addRoute)).toHaveLength(1);
  });

  it.each([
    ['', /Bitte geben Sie eine E-Mail-Adresse an/],
    ['petra@', /Bitte geben Sie eine gültige E-Mail-Adresse an/],
  ])('does not send "%s"', async (text, sentence) => {
    const { user, field, add, sent } = await openAdmins();
    if (text) await user.type(field, text);
    await add();
    expect(field).toHaveAccessibleDescription(sentence);
    await waitFor(() => expect(field).toHaveFocus());
    expect(sent(addRoute)).toEqual([]);
  });

  it.each([
    [refusal(409, 'ALREADY_EXISTS', ''), 'Diese E-Mail-Adresse steht schon auf der Liste.'],
    [{ status: 502 }, 'Der Zugang konnte nicht hinzugefügt werden.'],
  ])('shows below the field why it failed, and keeps the address', async (response, sentence) => {
    const { user, field, add } = await openAdmins({ [addRoute]: response });
    await user.type(field, 'joachim@haus-am-see.example');
    await add();
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    expect(field).toHaveValue('joachim@haus-am-see.example');
  });
});

it('offers a new link that leads back here when the sign-in is too old, and keeps session and address', async () => {
  const sentence = 'Bitte melden Sie sich dafür noch einmal an.';
  const { user, card, field, add, sent } = await openAdmins({
    [addRoute]: refusal(409, 'SIGN_IN_AGAIN', sentence),
    'POST /admin/request-access': { body: { message: '', linkMinutes: 15 } },
  });
  await user.type(field, 'neu@mail.example');
  await add();
  await user.click(await card.findByRole('button', { name: 'Neuen Link an mich schicken' }));
  expect(await card.findByText(/Der Link ist unterwegs an petra@haus-am-see.example/)).toBeInTheDocument();
  expect(sent('POST /admin/request-access')).toEqual([{ email: petra.email, returnTo: '/admin?tab=settings' }]);
  expect(localStorage.getItem('hearthstay.admin-to-add')).toBe('neu@mail.example');
  expect(adminSession.token()).toBe('the-token');
  expect(await violations()).toEqual([]);
});

it('restores once the address that was typed before the new sign-in', async () => {
  localStorage.setItem('hearthstay.admin-to-add', 'neu@mail.example');
  const { field } = await openAdmins();
  expect(field).toHaveValue('neu@mail.example');
  expect(localStorage.getItem('hearthstay.admin-to-add')).toBeNull();
});

describe('the language of e-mails', () => {
  const route = 'PATCH /admin/emails/j';
  const openLanguages = async (...options: Parameters<typeof openAdmins>) => {
    const panel = await openAdmins(...options);
    const languageOf = (email: string) => panel.card.findByLabelText(`Sprache der E-⁠Mails an ${email}`);
    return { ...panel, languageOf };
  };

  it('is by default that of the house, which is shown', async () => {
    const { languageOf } = await openLanguages({ [listRoute]: { body: [petra, { ...joachim, locale: 'en' }] } });
    expect(await languageOf(petra.email)).toHaveDisplayValue('Standard (Deutsch)');
    expect(await languageOf(joachim.email)).toHaveDisplayValue('English');
    const options = within(await languageOf(petra.email)).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Standard (Deutsch)', 'Deutsch', 'English']);
    expect(await violations()).toEqual([]);
  });

  it('is that of the house in another language', async () => {
    const { languageOf } = await openLanguages({}, adminSettings({ emailLocale: 'en' }));
    expect(await languageOf(petra.email)).toHaveDisplayValue('Standard (English)');
  });

  it('is saved at once, and can be reset', async () => {
    const { user, server, languageOf, sent } = await openLanguages({ [route]: { body: { ...joachim, locale: 'en' } } });
    const choice = await languageOf(joachim.email);
    server.responses[listRoute] = { body: [petra, { ...joachim, locale: 'en' }] };
    await user.selectOptions(choice, 'English');
    const saved = `E-⁠Mails an ${joachim.email} kommen jetzt auf`;
    expect(await screen.findByText(`${saved} Englisch.`)).toBeInTheDocument();
    expect(choice).toHaveDisplayValue('English');
    server.responses[listRoute] = { body: [petra, joachim] };
    await user.selectOptions(choice, 'Standard (Deutsch)');
    expect(await screen.findByText(`${saved} Deutsch.`)).toBeInTheDocument();
    expect(choice).toHaveDisplayValue('Standard (Deutsch)');
    expect(sent(route)).toEqual([{ locale: 'en' }, { locale: null }]);
  });

  it.each([
    [refusal(404, 'ENTRY_NOT_FOUND', ''), 'Diesen Eintrag gibt es nicht mehr.'],
    [{ status: 502 }, `Die Sprache der E-⁠Mails an ${joachim.email} konnte nicht geändert werden.`],
  ])('is unchanged when it cannot be saved', async (response, sentence) => {
    const { user, languageOf } = await openLanguages({ [route]: response });
    await user.selectOptions(await languageOf(joachim.email), 'English');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await languageOf(joachim.email)).toHaveDisplayValue('Standard (Deutsch)');
  });
});

describe('removing', () => {
  it('asks first, then removes and loads the list again', async () => {
    const { user, card, server, askToRemove, routes } = await openAdmins({ 'DELETE /admin/emails/j': { body: {} } });
    const dialog = await askToRemove(joachim.email);
    expect(dialog.queryByText(/Das sind Sie selbst/)).not.toBeInTheDocument();
    expect(routes()).not.toContain('DELETE /admin/emails/j');
    expect(await violations()).toEqual([]);
    server.responses[listRoute] = { body: [petra] };
    await user.click(dialog.getByRole('button', { name: 'Zugang entfernen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(card.queryByText(joachim.email)).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Wer verwalten darf' })).toHaveFocus();
    expect(screen.getByText(`${joachim.email} kann sich nicht mehr anmelden.`)).toBeInTheDocument();
    expect(adminSession.token()).toBe('the-token');
  });

  it('does not remove when the dialog is cancelled', async () => {
    const { user, askToRemove, routes } = await openAdmins();
    const dialog = await askToRemove(joachim.email);
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(routes()).not.toContain('DELETE /admin/emails/j');
  });

  it('warns admins who remove themselves, then logs them out and opens the home page', async () => {
    const { user, router, askToRemove } = await openAdmins({ 'DELETE /admin/emails/p': { body: {} } });
    const dialog = await askToRemove(petra.email);
    expect(dialog.getByText(/Das sind Sie selbst/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Zugang entfernen' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(adminSession.token()).toBeNull();
    expect(adminSession.email()).toBeNull();
  });

  it('shows the new list when another admin has removed the entry already', async () => {
    const gone = refusal(404, 'ENTRY_NOT_FOUND', 'Weg.');
    const { user, card, server, askToRemove } = await openAdmins({ 'DELETE /admin/emails/j': gone });
    const dialog = await askToRemove(joachim.email);
    server.responses[listRoute] = { body: [petra] };
    await user.click(dialog.getByRole('button', { name: 'Zugang entfernen' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Diesen Eintrag gibt es nicht mehr.');
    await waitFor(() => expect(card.queryByText(joachim.email)).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    expect(screen.getByRole('region', { name: 'Wer verwalten darf' })).toHaveFocus();
  });

  it('shows why the server refuses, and keeps the session', async () => {
    const sentence = 'Der letzte Zugang zur Verwaltung lässt sich nicht entfernen.';
    const { user, askToRemove } = await openAdmins({ 'DELETE /admin/emails/p': refusal(409, 'LAST_ADMIN', sentence) });
    const dialog = await askToRemove(petra.email);
    await user.click(dialog.getByRole('button', { name: 'Zugang entfernen' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(`Der Zugang konnte nicht entfernt werden${sentence}`);
    expect(adminSession.token()).toBe('the-token');
  });

  it('offers a new link when the sign-in is too old, and keeps the entry', async () => {
    const { user, card, askToRemove, sent } = await openAdmins({
      'DELETE /admin/emails/j': refusal(409, 'SIGN_IN_AGAIN', 'Bitte melden Sie sich noch einmal an.'),
      'POST /admin/request-access': { body: { message: '', linkMinutes: 15 } },
    });
    const dialog = await askToRemove(joachim.email);
    await user.click(dialog.getByRole('button', { name: 'Zugang entfernen' }));
    await user.click(await dialog.findByRole('button', { name: 'Neuen Link an mich schicken' }));
    expect(await dialog.findByText(/Der Link ist unterwegs/)).toBeInTheDocument();
    expect(sent('POST /admin/request-access')).toEqual([{ email: petra.email, returnTo: '/admin?tab=settings' }]);
    expect(localStorage.getItem('hearthstay.admin-to-add')).toBeNull();
    expect(card.getByText(joachim.email)).toBeInTheDocument();
  });
});
