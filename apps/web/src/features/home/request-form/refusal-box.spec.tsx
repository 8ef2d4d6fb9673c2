import { screen, waitFor } from '@testing-library/react';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { day } from '@web/features/home/testing/open-home';
import { fillAndSend, nameField, noResponse, openForm, requestRoute } from '@web/features/home/testing/request-form';

freezeToday('2026-11-20');

beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

it('shows the sentence of the error code, and keeps the form', async () => {
  const form = await openForm({ [requestRoute]: refusal(409, 'DATES_UNAVAILABLE', 'Nein.') });
  await fillAndSend(form);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Anfrage nicht gesendet');
  expect(alert).toHaveFocus();
  expect(alert).toHaveTextContent('Einige Tage in diesem Zeitraum sind nicht verfügbar.');
  expect(nameField()).toHaveValue('  Anna Seidel ');
});

it('lists the days that were occupied meanwhile, until others are chosen', async () => {
  const form = await openForm({ [requestRoute]: refusal(409, 'DATES_UNAVAILABLE', 'Nein.') });
  form.server.responses['GET /bookings/occupied'] = { body: [{ date: '2026-11-22', type: 'booking' }] };
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

it('does not list the occupied days for another error, because the card lists them', async () => {
  const form = await openForm({ [requestRoute]: noResponse });
  form.server.responses['GET /bookings/occupied'] = { body: [{ date: '2026-11-22', type: 'booking' }] };
  await fillAndSend(form);
  expect(await screen.findAllByText('Inzwischen belegt: So., 22. November 2026.')).toHaveLength(2);
  expect(screen.getByRole('alert')).toHaveTextContent('Die Anfrage konnte nicht gesendet werden.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Inzwischen belegt');
});

it('shows "access denied" for a 403', async () => {
  const form = await openForm({ [requestRoute]: refusal(403, 'NOT_WHITELISTED', 'Nein.') });
  await fillAndSend(form);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Zugriff verweigert');
  expect(alert).toHaveTextContent('Mit Ihrer E-Mail-Adresse können Sie hier keine Anfragen stellen.');
});

it('shows that the address is not authorized for a 403 without a message, such as that of a gateway', async () => {
  const form = await openForm({ [requestRoute]: { status: 403, body: {} } });
  await fillAndSend(form);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Zugriff verweigert');
  expect(alert).toHaveTextContent('Mit Ihrer E-Mail-Adresse können Sie hier keine Anfragen stellen.');
});

it('changes its language with the page', async () => {
  const params = { count: 3 };
  const form = await openForm({ [requestRoute]: refusal(400, 'MAX_CONSECUTIVE_DAYS', 'Nein.', { params }) });
  await fillAndSend(form);
  expect(await screen.findByRole('alert')).toHaveTextContent('Höchstens 3 Tage am Stück sind möglich.');
  await form.user.click(screen.getAllByText('English', { selector: 'button' })[0]!);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Booking errorMaximum 3 consecutive days allowed'),
  );
});

it("shows the server's sentence for an unknown code", async () => {
  const form = await openForm({ [requestRoute]: refusal(409, 'BOILER_BROKEN', 'Die Heizung ist kaputt.') });
  await fillAndSend(form);
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Heizung ist kaputt.');
});

it('has a separate sentence when the server does not respond', async () => {
  const form = await openForm({ [requestRoute]: noResponse });
  await fillAndSend(form);
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Anfrage konnte nicht gesendet werden.');
});
