import { act, configure, screen } from '@testing-library/react';
import { fakeApi, refusal } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { violations } from '@web/testing/violations';

const settings = { 'GET /bookings/settings': { body: publicSettings() } };
const route = 'GET /bookings/confirm/the-token';
const days = { message: '', start_date: '2026-12-08', end_date: '2026-12-11' };

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

it('says that a confirmed booking is certain', async () => {
  fakeApi({ ...settings, [route]: { body: { ...days, status: 'confirmed' } } });
  renderAt('/confirm/the-token');
  expect(await screen.findByRole('heading', { name: 'Buchung bestätigt!' })).toHaveFocus();
  expect(screen.getByText('Di., 8. Dezember 2026')).toBeInTheDocument();
  expect(screen.getByText('Fr., 11. Dezember 2026')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  expect(await violations()).toEqual([]);
});

it('does not say of an entered booking that the guest has requested it', async () => {
  fakeApi({ ...settings, [route]: { body: { ...days, status: 'confirmed', source: 'owner' } } });
  renderAt('/confirm/the-token');
  expect(await screen.findByText('Eingetragen')).toBeInTheDocument();
  expect(screen.queryByText('Angefragt')).not.toBeInTheDocument();
});

it('says that a confirmed request is no booking until the owner decides', async () => {
  fakeApi({ ...settings, [route]: { body: { ...days, status: 'pending' } } });
  renderAt('/confirm/the-token');
  expect(await screen.findByRole('heading', { name: 'Anfrage bestätigt!' })).toBeInTheDocument();
  expect(screen.getByText(/Noch ist nichts gebucht/)).toBeInTheDocument();
  expect(screen.getByText('Wird geprüft').closest('li')).toHaveAttribute('aria-current', 'step');
});

it('shows the reason of a refusal, and only the link to the home page', async () => {
  fakeApi({ ...settings, [route]: refusal(409, 'REQUEST_IN_PAST', 'Dieser Aufenthalt ist schon vorbei.') });
  renderAt('/confirm/the-token');
  expect(await screen.findByRole('heading', { name: 'Das hat nicht geklappt' })).toHaveFocus();
  expect(screen.getByText(/konnte nicht bestätigt werden. Dieser Aufenthalt ist schon vorbei./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'Neuen Link anfordern' })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('says that a request was declined or cancelled and cannot be confirmed any more', async () => {
  fakeApi({ ...settings, [route]: refusal(409, 'INVALID_TRANSITION', 'Das ist beim jetzigen Stand nicht möglich.') });
  renderAt('/confirm/the-token');
  expect(await screen.findByText(/Die Anfrage wurde inzwischen abgelehnt oder storniert\./)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Neuen Link anfordern' })).not.toBeInTheDocument();
});

it('shows other days than the guest has seen, which are confirmed only then', async () => {
  const now = { startDate: '2026-12-15', endDate: '2026-12-18' };
  const { calls } = fakeApi({
    ...settings,
    [route]: refusal(409, 'BOOKING_CHANGED_MEANWHILE', 'Die Buchung hat sich geändert.', { params: now }),
    [`${route}?shown=2026-12-15%2F2026-12-18`]: {
      body: { message: '', start_date: now.startDate, end_date: now.endDate, status: 'confirmed' },
    },
  });
  const { user } = renderAt('/confirm/the-token');
  expect(await screen.findByRole('heading', { name: 'Andere Tage als in der E-\u2060Mail' })).toHaveFocus();
  expect(screen.getByText('Di., 15. Dezember 2026')).toBeInTheDocument();
  expect(calls.filter((call) => call.route.includes('?shown'))).toEqual([]);
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Diese Tage bestätigen' }));
  expect(await screen.findByRole('heading', { name: 'Buchung bestätigt!' })).toHaveFocus();
});

it('says for an expired link that the guest can still confirm among the requests', async () => {
  fakeApi({ ...settings, [route]: refusal(404, 'LINK_INVALID', 'Der Link ist ungültig oder abgelaufen.') });
  renderAt('/confirm/the-token');
  expect(await screen.findByText(/Er führt zu Ihren Anfragen, und dort können Sie bestätigen\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Neuen Link anfordern' })).toHaveAttribute('href', '/my-requests');
});

it('lets the guest try the same link again when the server did not respond', async () => {
  const { responses } = fakeApi(settings);
  const { user } = renderAt('/confirm/the-token');
  expect(await screen.findByText(/Vielleicht ist der Link abgelaufen oder unvollständig/)).toBeInTheDocument();
  responses[route] = { body: { ...days, status: 'confirmed' } };
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Buchung bestätigt!' })).toBeInTheDocument();
});

it('shows that the request is being confirmed', async () => {
  fakeApi({ ...settings, [route]: () => new Promise(() => undefined) });
  renderAt('/confirm/the-token');
  expect(await screen.findByRole('heading', { name: 'Wird bestätigt …' })).toBeInTheDocument();
});

it('confirms once in a visit, even if React mounts the page twice', async () => {
  configure({ reactStrictMode: true });
  try {
    const { calls } = fakeApi({ ...settings, [route]: { body: { ...days, status: 'pending' } } });
    const { router } = renderAt('/confirm/the-token');
    await screen.findByRole('heading', { name: 'Anfrage bestätigt!' });
    await router.navigate('/my-requests');
    await screen.findByRole('heading', { name: 'Meine Anfragen' });
    await router.navigate(-1);
    await screen.findByRole('heading', { name: 'Anfrage bestätigt!' });
    // Another call, if any, would be sent in the next frame.
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    expect(calls.filter((call) => call.route === route)).toHaveLength(1);
  } finally {
    configure({ reactStrictMode: false });
  }
});
