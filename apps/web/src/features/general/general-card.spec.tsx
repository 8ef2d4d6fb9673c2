import { act, screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '@web/panel/testing/open-settings';
import { adminSettings } from '@web/testing/admin-settings';
import { refusal } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { screenIs } from '@web/testing/screen-is';

const route = 'PATCH /admin/settings';
const withPassword = adminSettings({ passwordRequired: true });

const openGeneral = async (options: Parameters<typeof openSettings>[1] = {}) => {
  const panel = await openSettings('Allgemein', options);
  const { card, user } = panel;
  const name = card.getByLabelText('Name des Hauses');
  const password = card.getByLabelText(/Passwort für die Seite/);
  const save = () => user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  return { ...panel, name, password, save };
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('saves the values of the form, and updates the page', async () => {
  const saved = adminSettings({ propertyName: 'Haus am Steg', showGuestNames: false });
  const { user, card, name, save, sent, server } = await openGeneral({ responses: { [route]: { body: saved } } });
  await user.clear(name);
  await user.type(name, ' Haus am Steg ');
  await user.click(card.getByRole('switch', { name: 'Vornamen im Kalender zeigen' }));
  server.responses['GET /bookings/settings'] = { body: publicSettings({ propertyName: 'Haus am Steg' }) };
  await save();
  expect(await card.findByText('Gespeichert')).toBeInTheDocument();
  expect(sent(route)).toEqual([
    { propertyName: 'Haus am Steg', maxAdvanceBookingDays: 40, maxConsecutiveBookings: 7, showGuestNames: false },
  ]);
  await waitFor(() => expect(screen.getAllByRole('banner')[0]).toHaveTextContent('Haus am Steg'));
  expect(name).toHaveValue('Haus am Steg');
});

it('is saved once when the button is pressed several times', async () => {
  const { user, card, sent } = await openGeneral({ responses: { [route]: () => new Promise(() => undefined) } });
  await user.dblClick(card.getByRole('button', { name: 'Einstellungen speichern' }));
  expect(sent(route)).toHaveLength(1);
  const name = card.getByLabelText('Name des Hauses');
  await user.type(name, '!{Enter}');
  expect(name).toHaveValue('Haus am See');
  expect(sent(route)).toHaveLength(1);
  expect(card.getByRole('button', { name: 'Wird gespeichert …' })).toHaveAttribute('aria-disabled', 'true');
});

it('removes the success message after three seconds', async () => {
  const { card, save } = await openGeneral({ responses: { [route]: { body: adminSettings() } } });
  const realTimeout = globalThis.setTimeout;
  let takeBack: () => void = () => undefined;
  // Not a mock of Jest, in whose presence Testing Library would expect fake timers.
  globalThis.setTimeout = ((action: () => void, ms: number) => {
    if (ms !== 3_000) return realTimeout(action, ms);
    takeBack = action;
    return undefined;
  }) as typeof setTimeout;
  await save();
  await card.findByText('Gespeichert');
  globalThis.setTimeout = realTimeout;
  act(() => takeBack());
  expect(card.queryByText('Gespeichert')).not.toBeInTheDocument();
});

it('sends no value out of range, and moves the focus to it', async () => {
  const { user, card, save, sent } = await openGeneral();
  const consecutive = card.getByLabelText('Am Stück höchstens');
  await user.clear(consecutive);
  await user.type(consecutive, '31');
  await save();
  expect(consecutive).toHaveAccessibleDescription('Bitte geben Sie eine Zahl von 1 bis 30 ein.');
  await waitFor(() => expect(consecutive).toHaveFocus());
  expect(sent(route)).toEqual([]);
});

it.each([
  ['Name des Hauses', '   ', 'Das Haus braucht einen Namen.'],
  ['Name des Hauses', '\u200b\u3164', 'Das Haus braucht einen Namen.'],
  ['Im Voraus höchstens', '', 'Bitte geben Sie 1 bis 365 Tage ein.'],
  ['Im Voraus höchstens', '1e2', 'Bitte geben Sie 1 bis 365 Tage ein.'],
  ['Am Stück höchstens', '2.5', 'Bitte geben Sie eine Zahl von 1 bis 30 ein.'],
  [/Passwort für die Seite/, '   ', 'Das Passwort darf nicht nur aus Leerzeichen bestehen.'],
  [/Passwort für die Seite/, '\u200b\u200b', 'Das Passwort darf nicht nur aus Leerzeichen bestehen.'],
])('refuses in %s the text %j until it is changed', async (label, text, sentence) => {
  const { user, card, save, sent } = await openGeneral();
  const field = card.getByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
  await save();
  expect(field).toHaveAccessibleDescription(sentence);
  expect(sent(route)).toEqual([]);
  await user.clear(field);
  await user.type(field, '12');
  expect(field).not.toHaveAccessibleDescription(sentence);
});

it("shows the server's error at its field", async () => {
  const details = [{ field: 'propertyName', code: 'CONTROL_CHARACTERS', message: 'Unsichtbare Zeichen.' }];
  const { card, name, save } = await openGeneral({
    responses: { [route]: refusal(400, 'VALIDATION_FAILED', 'Unsichtbare Zeichen.', { details }) },
  });
  await save();
  await waitFor(() => expect(name).toHaveAccessibleDescription(/unsichtbare Zeichen/));
  await waitFor(() => expect(name).toHaveFocus());
  expect(card.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  [refusal(503, 'SERVICE_UNAVAILABLE', 'Das ist gerade nicht möglich.'), 'Das ist gerade nicht möglich.'],
  [{ status: 502 }, 'Der Server hat nicht geantwortet.'],
])('keeps the typed text when it could not be saved', async (response, sentence) => {
  const { user, card, name, save } = await openGeneral({ responses: { [route]: response } });
  await user.type(name, '!');
  await save();
  const alert = await card.findByRole('alert');
  expect(alert).toHaveTextContent(`Einstellungen nicht gespeichert${sentence}`);
  expect(name).toHaveValue('Haus am See!');
});

describe('unsaved input', () => {
  const leave = (user: Awaited<ReturnType<typeof openGeneral>>['user']) =>
    user.click(screen.getByRole('link', { name: 'Buchungen' }));
  const dialog = () => screen.queryByRole('dialog', { name: 'Änderungen verwerfen?' });

  it('asks before the page is left, and stays if the owner stays', async () => {
    const { user, name, router } = await openGeneral();
    await user.type(name, '!');
    await leave(user);
    await user.click(within(dialog()!).getByRole('button', { name: 'Weiter bearbeiten' }));
    expect(dialog()).not.toBeInTheDocument();
    expect(name).toHaveValue('Haus am See!');
    await leave(user);
    await user.click(within(dialog()!).getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=bookings'));
  });

  it('keeps the browser from closing the window without a question', async () => {
    const { user, name } = await openGeneral();
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    await user.type(name, '!');
    expect(isAsked()).toBe(true);
    await user.type(name, '{Backspace}');
    expect(isAsked()).toBe(false);
  });

  it('is dropped with the session', async () => {
    const { user, name, router } = await openGeneral({ responses: { 'POST /admin/logout': { body: {} } } });
    await user.type(name, '!');
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('the password', () => {
  it('is never shown, and is kept when it is not touched', async () => {
    const { password, save, sent } = await openGeneral({
      settings: withPassword,
      responses: { [route]: { body: withPassword } },
    });
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveValue('');
    expect(password).toHaveAccessibleDescription(
      'Ein Passwort ist gesetzt. Tippen Sie ein neues ein, um es zu ändern.',
    );
    await save();
    await waitFor(() => expect(sent(route)).toHaveLength(1));
    expect(sent(route)[0]).not.toHaveProperty('appPassword');
  });

  it('is changed by typing a new one', async () => {
    const { user, password, save, sent } = await openGeneral({
      settings: withPassword,
      responses: { [route]: { body: withPassword } },
    });
    await user.type(password, 'sesam öffne dich ');
    await save();
    await waitFor(() => expect(sent(route)).toMatchObject([{ appPassword: 'sesam öffne dich ' }]));
    expect(password).toHaveValue('');
  });

  it('is removed by the next save, unless the owner undoes that before', async () => {
    const { user, card, password, save, sent } = await openGeneral({
      settings: withPassword,
      responses: { [route]: { body: adminSettings() } },
    });
    await user.click(card.getByRole('button', { name: 'Entfernen' }));
    expect(password).toHaveAccessibleDescription('Das Passwort wird mit dem Speichern entfernt.');
    await user.click(card.getByRole('button', { name: 'Behalten' }));
    await user.click(card.getByRole('button', { name: 'Entfernen' }));
    await save();
    await waitFor(() => expect(sent(route)).toMatchObject([{ appPassword: null }]));
    await waitFor(() => expect(card.queryByRole('button', { name: 'Entfernen' })).not.toBeInTheDocument());
  });
});

it('has a warning if it is easy to guess, and is saved nevertheless', async () => {
  const { user, card, password, save, sent } = await openGeneral({ responses: { [route]: { body: withPassword } } });
  await user.type(password, 'See');
  expect(card.getByText(/^Der Name des Hauses ist leicht zu erraten\./).closest('[role=status]')).not.toBeNull();
  await user.type(password, 'rose');
  expect(card.getByText(/^Dieses Passwort ist kurz\./)).toBeInTheDocument();
  await save();
  expect(sent(route)).toMatchObject([{ appPassword: 'Seerose' }]);
});
