import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freezeToday } from '@web/testing/freeze-today';
import { publicSettings } from '@web/testing/public-settings';
import { draft } from '@web/features/home/draft';
import { comeBackOnline, day } from '@web/features/home/testing/open-home';
import {
  emailField,
  fill,
  fillAndSend,
  messageField,
  nameField,
  noResponse,
  openForm,
  requestRoute,
  sendButton,
  write,
} from '@web/features/home/testing/request-form';
import { patience } from './request-form';

freezeToday('2026-11-20');

describe('the optional fields of a house', () => {
  const phoneField = () => screen.queryByLabelText(/Telefonnummer/);
  const openAsking = (askPhone: 'off' | 'optional' | 'required') =>
    openForm({
      'GET /bookings/settings': { body: publicSettings({ requestForm: { askPhone, askArrivalTime: askPhone } }) },
    });
  const bodies = ({ server }: Awaited<ReturnType<typeof openForm>>) =>
    server.calls.filter(({ route }) => route === requestRoute).map(({ body }) => body);

  it('are not shown by default', async () => {
    await openForm();
    expect(phoneField()).not.toBeInTheDocument();
  });

  it('are not sent from an old draft if the house does not ask for them any more', async () => {
    draft.keepFields({ phone: '12', arrivalTime: '16:30' });
    const form = await openAsking('off');
    await fillAndSend(form);
    await screen.findByText('Anfrage gesendet');
    expect(Object.keys(bodies(form)[0] as object).sort()).toEqual(['email', 'endDate', 'name', 'startDate']);
  });

  it('may be empty if they are optional, but not invalid', async () => {
    const form = await openAsking('optional');
    await fill(form);
    expect(sendButton()).toBeEnabled();
    await write(form, phoneField()!, '1234');
    await form.user.tab();
    expect(phoneField()).toHaveAccessibleDescription(/^Bitte geben Sie eine gültige Telefonnummer an/);
    expect(sendButton()).toHaveAccessibleDescription('Bitte prüfen Sie noch Ihre Telefonnummer.');
    await form.user.clear(phoneField()!);
    await form.user.click(sendButton());
    await screen.findByText('Anfrage gesendet');
    expect(bodies(form)).toEqual([expect.not.objectContaining({ phone: expect.anything() as string })]);
  });

  it('must be filled in if they are required', async () => {
    const form = await openAsking('required');
    await fill(form);
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAccessibleDescription('Ihre Telefonnummer fehlt noch.');
    await write(form, phoneField()!, ' +49 151 234 ');
    expect(sendButton()).toHaveAccessibleDescription('Ihre Ankunftszeit fehlt noch.');
    fireEvent.change(screen.getByLabelText('Ankunftszeit'), { target: { value: '16:30' } });
    await form.user.click(sendButton());
    await screen.findByText('Anfrage gesendet');
    expect(bodies(form)).toEqual([expect.objectContaining({ phone: '+49 151 234', arrivalTime: '16:30' })]);
  });
});

describe('typed text', () => {
  it('is checked when the field is left, and then with every key', async () => {
    const form = await openForm();
    await form.user.type(nameField(), 'A');
    expect(nameField()).toBeValid();
    await form.user.tab();
    expect(nameField()).toBeInvalid();
    expect(nameField()).toHaveAccessibleDescription('Der Name muss mindestens 2 Zeichen lang sein.');
    await form.user.type(nameField(), 'n');
    expect(nameField()).toBeValid();
    await form.user.clear(nameField());
    expect(nameField()).toHaveAccessibleDescription('Bitte geben Sie Ihren Namen an.');
    await write(form, emailField(), 'anna@mail');
    await form.user.tab();
    expect(emailField()).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse an.');
  });

  it('is described while it is incomplete, and the button is disabled', async () => {
    const form = await openForm();
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAccessibleDescription('Name und E-\u2060Mail fehlen noch.');
    await write(form, nameField(), 'Anna');
    expect(sendButton()).toHaveAccessibleDescription('Ihre E-\u2060Mail-Adresse fehlt noch.');
    await write(form, emailField(), 'anna@mail');
    await form.user.tab();
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAccessibleDescription('Bitte prüfen Sie noch Ihre E-\u2060Mail-Adresse.');
    await write(form, emailField(), '.example');
    expect(sendButton()).toBeEnabled();
  });

  it('is kept when other days are chosen, and cannot be sent without days', async () => {
    const form = await openForm();
    await fill(form);
    await form.user.click(screen.getByText('Auswahl aufheben'));
    expect(nameField()).toHaveValue('  Anna Seidel ');
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAccessibleDescription('Bitte wählen Sie die Tage Ihres Aufenthalts.');
    await form.user.click(day('2026-11-25'));
    expect(sendButton()).toBeEnabled();
  });

  it('is counted without the spaces and line breaks around it, which are not sent', async () => {
    const form = await openForm();
    const message = `Hallo,\n${'x'.repeat(493)}`;
    await fill(form);
    await write(form, messageField(), ` \n\n ${message}\n \n`);
    expect(screen.getByText('500 / 500')).toBeInTheDocument();
    expect(messageField()).toBeValid();
    await form.user.click(sendButton());
    await screen.findByText('Anfrage gesendet');
    expect(form.server.calls.find(({ route }) => route === requestRoute)?.body).toMatchObject({ message });
  });

  it('is limited to 500 characters in the message', async () => {
    const form = await openForm();
    await write(form, messageField(), 'x'.repeat(501));
    expect(screen.getByText('501 / 500')).toBeInTheDocument();
    expect(messageField()).toHaveAccessibleDescription('1 Zeichen zu viel.');
    await fill(form);
    expect(sendButton()).toBeDisabled();
  });
});

describe('sending', () => {
  it('sends the trimmed fields with the first and the last day, and no empty message', async () => {
    const form = await openForm();
    await fillAndSend(form);
    expect(await screen.findByText('Anfrage gesendet')).toHaveFocus();
    expect(form.server.calls.find(({ route }) => route === requestRoute)?.body).toEqual({
      name: 'Anna Seidel',
      email: 'anna@mail.example',
      startDate: '2026-11-21',
      endDate: '2026-11-24',
    });
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    expect(screen.getByText(/anna@mail\.example/)).toBeInTheDocument();
  });

  it('repeats a request without a response under the same key, so that it is created once', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const form = await openForm({ [requestRoute]: noResponse });
    await fillAndSend(form);
    await screen.findByRole('alert');
    form.server.responses[requestRoute] = { status: 201, body: {} };
    await form.user.click(sendButton());
    await form.user.click(await screen.findByText('Weitere Anfrage senden'));
    await form.user.click(day('2026-11-21'));
    await form.user.click(day('2026-11-24'));
    await fillAndSend(form);
    await screen.findByText('Anfrage gesendet');
    const keys = form.server.calls
      .filter(({ route }) => route === requestRoute)
      .map(({ headers }) => headers['idempotency-key']);
    // Three automatic attempts, and one of the guest.
    expect(keys.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^[0-9a-f]{32}$/)));
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
    jest.restoreAllMocks();
  });

  it.each(['Weitere Anfrage senden', 'Schließen'])('starts a new request after "%s"', async (name) => {
    const form = await openForm();
    await fillAndSend(form);
    await form.user.click(await screen.findByText(name));
    expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
    await form.user.click(day('2026-11-21'));
    expect(nameField()).toHaveValue('');
  });

  it('is busy until the response arrives, and sends once', async () => {
    let respond: (value: { status: number; body: object }) => void = () => undefined;
    const form = await openForm({ [requestRoute]: () => new Promise((resolve) => (respond = resolve)) });
    await fillAndSend(form);
    expect(screen.getByText('Wird gesendet …')).toHaveAttribute('aria-disabled', 'true');
    await form.user.type(nameField(), '{Enter}');
    expect(form.server.calls.filter(({ route }) => route === requestRoute)).toHaveLength(1);
    // During the call, days cannot be changed, because its response would seem to be about other days.
    await form.user.click(day('2026-11-27'));
    await form.user.click(screen.getByText('Auswahl aufheben'));
    expect(screen.getByText('Di., 24. November 2026')).toBeInTheDocument();
    respond({ status: 201, body: {} });
    expect(await screen.findByText('Anfrage gesendet')).toBeInTheDocument();
  });

  it('shows that it keeps trying only while the response takes long', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const { saysSoAfterMs } = patience;
    patience.saysSoAfterMs = 20;
    let respond: (value: { status: number; body: object }) => void = () => undefined;
    const form = await openForm({ [requestRoute]: () => new Promise((resolve) => (respond = resolve)) });
    const status = screen.getByText('', { selector: 'form [role=status]' });
    expect(status).toBeEmptyDOMElement();
    await fillAndSend(form);
    await waitFor(() => expect(status).toHaveTextContent('Das dauert länger als sonst. Wir versuchen es weiter …'));
    respond({ status: 422, body: {} });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(status).toBeEmptyDOMElement();
    patience.saysSoAfterMs = saysSoAfterMs;
    jest.restoreAllMocks();
  });

  it('sends no range that breaks a rule, and shows the rule as long as it is broken', async () => {
    const form = await openForm({}, '2026-11-28');
    await fillAndSend(form);
    expect(screen.getAllByText('Höchstens 7 Tage am Stück sind möglich.')).toEqual([
      within(screen.getByRole('alert')).getByText(/^Höchstens/),
    ]);
    expect(form.server.calls.some(({ route }) => route === requestRoute)).toBe(false);
    form.server.responses['GET /bookings/settings'] = { body: publicSettings({ maxConsecutiveBookings: 8 }) };
    comeBackOnline();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('does not suggest a longer stay after sending, and shows the next step until the guest closes it', async () => {
    const form = await openForm({}, '2026-11-21');
    await form.user.click(day('2026-11-21'));
    await fillAndSend(form);
    await screen.findByText('Anfrage gesendet');
    expect(screen.queryByText(/Bleiben Sie länger\?/)).not.toBeInTheDocument();
    await form.user.click(day('2026-11-25'));
    expect(screen.getByText(/Bitte öffnen Sie noch den Link in der E-.Mail an anna@mail.example/)).toBeInTheDocument();
    expect(screen.getByText('Mi., 25. November 2026')).toBeInTheDocument();
    expect(nameField()).toHaveValue('');
    await form.user.click(screen.getByText('Schließen'));
    expect(screen.queryByText('Anfrage gesendet')).not.toBeInTheDocument();
    expect(screen.getByText('Mi., 25. November 2026')).toBeInTheDocument();
  });

  it('moves the focus to the confirmation of a second request, too', async () => {
    const form = await openForm();
    await fillAndSend(form);
    await screen.findByText('Anfrage gesendet');
    await form.user.click(day('2026-11-26'));
    await fillAndSend(form);
    await waitFor(() => expect(screen.getByText('Anfrage gesendet')).toHaveFocus());
    expect(form.server.calls.filter(({ route }) => route === requestRoute)).toHaveLength(2);
  });

  it('does not report requested days as occupied, because it may be by this very request', async () => {
    const form = await openForm();
    await fillAndSend(form);
    await screen.findByText('Anfrage gesendet');
    form.server.responses['GET /bookings/occupied'] = {
      body: [{ date: '2026-11-22', type: 'booking', guestName: 'Anna Seidel' }],
    };
    comeBackOnline();
    await within(screen.getByRole('grid')).findByText('Anna');
    expect(screen.queryByText(/nicht verfügbar/)).not.toBeInTheDocument();
  });
});
