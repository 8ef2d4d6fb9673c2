import { screen } from '@testing-library/react';
import { fakeApi, refusal } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { violations } from '@web/testing/violations';

const settings = { 'GET /bookings/settings': { body: publicSettings() } };

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

describe.each([
  {
    page: '/my-requests',
    route: 'POST /bookings/send-access-link',
    title: 'Meine Anfragen',
    sent: 'Schauen Sie in Ihr Postfach',
    text: 'Wenn es zu anna@mail.example Anfragen gibt, ist der Link schon unterwegs.',
  },
  {
    page: '/admin/login',
    route: 'POST /admin/request-access',
    title: 'Anmelden',
    sent: 'Link unterwegs',
    text: /Wenn diese Adresse zur Verwaltung gehört.* Der Link gilt 20 Minuten/,
  },
])('$page', ({ page, route, title, sent, text }) => {
  const open = async () => {
    const rendered = renderAt(page);
    const field = await screen.findByLabelText(/E-.?Mail/);
    return { ...rendered, field, submit: screen.getByRole('button', { name: 'Link anfordern' }) };
  };

  it('sends the link to the address, with the same text for known and unknown addresses', async () => {
    const { calls } = fakeApi({ ...settings, [route]: { body: { message: '', linkMinutes: 20 } } });
    const { user, field, submit } = await open();
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await user.type(field, ' anna@mail.example ');
    await user.click(submit);
    expect(await screen.findByRole('heading', { name: sent })).toHaveFocus();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(calls.find((call) => call.route === route)?.body).toEqual({ email: 'anna@mail.example' });
    expect(await violations()).toEqual([]);
  });

  it('shows the form again for another address', async () => {
    fakeApi({ ...settings, [route]: { body: { message: '', linkMinutes: 20 } } });
    const { user, field, submit } = await open();
    await user.type(field, 'anna@mail.example');
    await user.click(submit);
    await user.click(await screen.findByRole('button', { name: 'Andere Adresse verwenden' }));
    expect(screen.getByLabelText(/E-.?Mail/)).toHaveValue('');
    expect(screen.getByLabelText(/E-.?Mail/)).toHaveFocus();
  });

  it.each([
    ['', 'Bitte geben Sie eine E-Mail-Adresse an.'],
    ['anna@mail', 'Bitte geben Sie eine gültige E-Mail-Adresse an.'],
  ])('requires a valid address instead of "%s", and sends nothing', async (typed, error) => {
    const { calls } = fakeApi(settings);
    const { user, field, submit } = await open();
    if (typed) await user.type(field, typed);
    await user.click(submit);
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(error);
    expect(calls.map((call) => call.route)).not.toContain(route);
  });

  it("keeps the form and shows the server's reason for a refusal", async () => {
    fakeApi({ ...settings, [route]: refusal(429, 'RATE_LIMITED', 'Das waren zu viele Versuche.') });
    const { user, field, submit } = await open();
    await user.type(field, 'anna@mail.example');
    await user.click(submit);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Der Link konnte nicht gesendet werden');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('Das waren zu viele Versuche.');
    expect(field).toHaveValue('anna@mail.example');
  });

  it('says that the server did not respond', async () => {
    fakeApi(settings);
    const { user, field, submit } = await open();
    await user.type(field, 'anna@mail.example');
    await user.click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent('Der Server hat nicht geantwortet.');
  });
});
