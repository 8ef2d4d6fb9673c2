import { screen, waitFor } from '@testing-library/react';
import { refusal, type fakeApi } from '../../../testing/fake-api';
import { freezeToday } from '../../../testing/freeze-today';
import { day, openHome } from '../testing/open-home';

freezeToday('2026-11-20');

const request = 'POST /bookings/request';

/** Opens Home and chooses the 21st to the 24th of November. */
const openForm = async (more: Parameters<typeof fakeApi>[0] = {}, lastDay = '2026-11-24') => {
  const { user, server } = await openHome({ [request]: { status: 201, body: {} }, ...more });
  await user.click(day('2026-11-21'));
  await user.click(day(lastDay));
  return { user, server };
};

const noAnswer = () => {
  throw new TypeError('fetch failed');
};

type Form = Awaited<ReturnType<typeof openForm>>;

const nameField = () => screen.getByLabelText('Name');
const emailField = () => screen.getByLabelText('E-\u2060Mail');
const messageField = () => screen.getByLabelText(/Nachricht/);
const button = () => screen.getByText('Anfrage senden', { selector: 'button' });

/** Puts the text at the end of the field, at once: every key costs time. */
const write = async ({ user }: Form, field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};

const fill = async (form: Form) => {
  await write(form, nameField(), '  Anna Seidel ');
  await write(form, emailField(), 'anna@mail.example');
};

const fillAndSend = async (form: Form) => {
  await fill(form);
  await form.user.click(button());
};

describe('what is typed', () => {
  it('is checked when a field is left, and again with every key from then on', async () => {
    const form = await openForm();
    await form.user.type(nameField(), 'A');
    expect(nameField()).toBeValid();
    await form.user.tab();
    expect(nameField()).toBeInvalid();
    expect(nameField()).toHaveAccessibleDescription('Der Name braucht mindestens 2 Zeichen.');
    await form.user.type(nameField(), 'n');
    expect(nameField()).toBeValid();
    await form.user.clear(nameField());
    expect(nameField()).toHaveAccessibleDescription('Bitte geben Sie Ihren Namen ein.');
    await write(form, emailField(), 'anna@mail');
    await form.user.tab();
    expect(emailField()).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-\u2060Mail-Adresse ein.');
  });

  it('says what is missing while the button cannot be pressed', async () => {
    const form = await openForm();
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription('Name und E-\u2060Mail fehlen noch.');
    await write(form, nameField(), 'Anna');
    expect(button()).toHaveAccessibleDescription('Ihre E-\u2060Mail-Adresse fehlt noch.');
    await write(form, emailField(), 'anna@mail');
    await form.user.tab();
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription('Bitte prüfen Sie noch Ihre E-\u2060Mail-Adresse.');
    await write(form, emailField(), '.example');
    expect(button()).toBeEnabled();
  });

  it('stays while other days are chosen, and cannot be sent without', async () => {
    const form = await openForm();
    await fill(form);
    await form.user.click(screen.getByText('Auswahl aufheben'));
    expect(nameField()).toHaveValue('  Anna Seidel ');
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription('Bitte wählen Sie zuerst Ihre Tage.');
    await form.user.click(day('2026-11-25'));
    expect(button()).toBeEnabled();
  });

  it('counts the message and refuses more than 500 characters', async () => {
    const form = await openForm();
    await write(form, messageField(), 'x'.repeat(501));
    expect(screen.getByText('501 / 500')).toBeInTheDocument();
    expect(messageField()).toHaveAccessibleDescription('1 Zeichen zu viel.');
    await fill(form);
    expect(button()).toBeDisabled();
  });
});

describe('sending', () => {
  it('sends the trimmed fields with the first and the last day, and no empty message', async () => {
    const form = await openForm();
    await fillAndSend(form);
    expect(await screen.findByText('Anfrage gesendet')).toHaveFocus();
    expect(form.server.calls.find(({ route }) => route === request)?.body).toEqual({
      name: 'Anna Seidel',
      email: 'anna@mail.example',
      startDate: '2026-11-21',
      endDate: '2026-11-24',
    });
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    expect(screen.getByText(/anna@mail\.example/)).toBeInTheDocument();
  });

  it('names a request that got no answer the same when it is sent again, so that it is made once', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const form = await openForm({ [request]: noAnswer });
    await fillAndSend(form);
    await screen.findByRole('alert');
    form.server.answers[request] = { status: 201, body: {} };
    await form.user.click(button());
    await form.user.click(await screen.findByText('Weitere Anfrage senden'));
    await form.user.click(day('2026-11-21'));
    await form.user.click(day('2026-11-24'));
    await fillAndSend(form);
    await screen.findByText('Anfrage gesendet');
    const keys = form.server.calls
      .filter(({ route }) => route === request)
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], expect.not.stringMatching(keys[0]!)]);
    jest.restoreAllMocks();
  });

  it.each(['Weitere Anfrage senden', 'Schließen'])('begins anew after "%s"', async (name) => {
    const form = await openForm();
    await fillAndSend(form);
    await form.user.click(await screen.findByText(name));
    expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
    await form.user.click(day('2026-11-21'));
    expect(nameField()).toHaveValue('');
  });

  it('is busy until the answer is there, and sends once', async () => {
    let answer: (value: { status: number; body: object }) => void = () => undefined;
    const form = await openForm({ [request]: () => new Promise((resolve) => (answer = resolve)) });
    await fillAndSend(form);
    expect(screen.getByText('Wird gesendet …')).toHaveAttribute('aria-disabled', 'true');
    await form.user.type(nameField(), '{Enter}');
    expect(form.server.calls.filter(({ route }) => route === request)).toHaveLength(1);
    // The answer would be taken for that of other days.
    await form.user.click(day('2026-11-27'));
    await form.user.click(screen.getByText('Auswahl aufheben'));
    expect(screen.getByText('Di., 24. November 2026')).toBeInTheDocument();
    answer({ status: 201, body: {} });
    expect(await screen.findByText('Anfrage gesendet')).toBeInTheDocument();
  });

  it('sends no range that breaks a rule, and says which', async () => {
    const form = await openForm({}, '2026-11-28');
    await fillAndSend(form);
    expect(screen.getByRole('alert')).toHaveTextContent('Höchstens 7 Tage am Stück sind möglich.');
    expect(form.server.calls.some(({ route }) => route === request)).toBe(false);
  });
});

describe('a refusal', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it('says why in the words for its code, and keeps the form', async () => {
    const form = await openForm({ [request]: refusal(409, 'DATES_UNAVAILABLE', 'Nein.') });
    await fillAndSend(form);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Anfrage nicht gesendet');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('Einige Tage in diesem Zeitraum sind nicht verfügbar.');
    expect(nameField()).toHaveValue('  Anna Seidel ');
  });

  it('tells which days were taken in the meantime, until others are chosen', async () => {
    const form = await openForm({ [request]: refusal(409, 'DATES_UNAVAILABLE', 'Nein.') });
    form.server.answers['GET /bookings/occupied'] = { body: [{ date: '2026-11-22', type: 'booking' }] };
    await fillAndSend(form);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Einige Tage in diesem Zeitraum sind nicht verfügbar.Inzwischen belegt: So., 22. November 2026.',
      ),
    );
    expect(day('2026-11-22')).toHaveAccessibleName('Sonntag, 22. November 2026, belegt, in Ihrer Auswahl');
    await form.user.click(day('2026-11-25'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(nameField()).toHaveValue('  Anna Seidel ');
  });

  it('says "access denied" for a 403', async () => {
    const form = await openForm({ [request]: refusal(403, 'NOT_WHITELISTED', 'Nein.') });
    await fillAndSend(form);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Zugriff verweigert');
    expect(alert).toHaveTextContent('Mit Ihrer E-Mail-Adresse können Sie hier keine Anfragen stellen.');
  });

  it('changes its language with the page', async () => {
    const params = { count: 3 };
    const form = await openForm({ [request]: refusal(400, 'MAX_CONSECUTIVE_DAYS', 'Nein.', { params }) });
    await fillAndSend(form);
    expect(await screen.findByRole('alert')).toHaveTextContent('Höchstens 3 Tage am Stück sind möglich.');
    await form.user.click(screen.getAllByText('English', { selector: 'button' })[0]!);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Booking errorMaximum 3 consecutive days allowed'),
    );
  });

  it('says what the server says for a code that this page does not know', async () => {
    const form = await openForm({ [request]: refusal(409, 'BOILER_BROKEN', 'Die Heizung ist kaputt.') });
    await fillAndSend(form);
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Heizung ist kaputt.');
  });

  it('has a sentence of its own when the server does not answer', async () => {
    const form = await openForm({ [request]: noAnswer });
    await fillAndSend(form);
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Anfrage konnte nicht gesendet werden.');
  });
});
