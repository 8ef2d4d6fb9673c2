import type { GuestRequestView, RequestMessage } from '@hearthstay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { everythingIsInView } from '@web/testing/in-view';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { requestView } from '@web/testing/request-view';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');
everythingIsInView();

const message: RequestMessage = {
  id: 'message-1',
  from: 'owner',
  text: 'Der Laden hat bis 13 Uhr offen.',
  at: '2026-11-20T07:30:00.000Z',
  read: false,
};

const open = (requests: GuestRequestView[], messages: RequestMessage[] = [], responses = {}) => {
  const ofRequests = requests.flatMap(({ id }) => [
    [`GET /bookings/requests/${id}/messages`, { body: messages }],
    [`POST /bookings/requests/${id}/messages`, { status: 201, body: { ...message, id: 'own', from: 'guest' } }],
    [`POST /bookings/requests/${id}/messages/read`, { body: {} }],
  ]);
  const server = fakeApi({
    'GET /bookings/settings': { body: publicSettings() },
    'GET /bookings/status': { body: requests },
    ...Object.fromEntries(ofRequests),
    ...responses,
  });
  const callsOf = (route: string) => server.calls.filter((call) => call.route === route);
  return { ...renderAt('/status/a%20token'), callsOf };
};

it('is open for the only request, and sends the token of the link in a header', async () => {
  const request = requestView();
  const { user, callsOf } = open([request]);
  const section = within(await screen.findByRole('region', { name: 'Nachrichten' }));
  await user.type(section.getByLabelText('Nachricht an Ihre Gastgeber'), 'Gibt es ein Kinderbett?');
  await user.click(section.getByRole('button', { name: 'Nachricht senden' }));
  expect((await section.findByText('08:30')).parentElement).toHaveTextContent('Sie · 08:30');
  const route = `/bookings/requests/${request.id}/messages`;
  const authorization = 'Bearer a%20token';
  for (const method of ['GET', 'POST']) {
    expect(callsOf(`${method} ${route}`)[0]?.headers).toMatchObject({ authorization });
  }
  expect(section.getByText(/^Antworten auf E-\u2060Mails kommen hier nicht an\./)).toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('begins with the message of the request, also when the others cannot be loaded', async () => {
  const request = requestView({ message: 'Dürfen wir den Hund mitbringen?' });
  jest.spyOn(console, 'error').mockImplementation();
  open([request], [], {
    [`GET /bookings/requests/${request.id}/messages`]: refusal(500, 'INTERNAL_ERROR', 'Kaputt'),
  });
  const section = within(await screen.findByRole('region', { name: 'Nachrichten' }));
  expect(await section.findByText('Die Nachrichten konnten nicht geladen werden.')).toBeInTheDocument();
  expect(within(section.getByRole('log')).getByText('Dürfen wir den Hund mitbringen?')).toBeInTheDocument();
});

it('is opened by a button if there are several requests', async () => {
  const { user, callsOf } = open([requestView({ id: 'first' }), requestView({ id: 'second' })]);
  const [button] = await screen.findAllByRole('button', { name: 'Ihren Gastgebern schreiben' });
  expect(callsOf('GET /bookings/requests/first/messages')).toEqual([]);
  await user.click(button!);
  expect(await screen.findByLabelText('Nachricht an Ihre Gastgeber')).toHaveFocus();
  expect(callsOf('GET /bookings/requests/second/messages')).toEqual([]);
});

it('is open with new messages, which it marks as read when somebody uses the page, but not for a mail scanner', async () => {
  const requests = [requestView({ id: 'first' }), { ...requestView({ id: 'second' }), unread_messages: 1 }];
  const { user, callsOf } = open(requests, [message]);
  const marked = () => callsOf('POST /bookings/requests/second/messages/read').map(({ body }) => body);
  const section = within(await screen.findByRole('region', { name: 'Nachrichten' }));
  expect(section.getByText('1 neue Nachricht')).toBeInTheDocument();
  expect(await section.findByText('Neu')).toBeInTheDocument();
  expect(section.getByText('08:30').parentElement).toHaveTextContent('Ihre Gastgeber · 08:30');
  window.dispatchEvent(new Event('scroll'));
  expect(marked()).toEqual([]);
  await user.hover(section.getByText('Neu'));
  await waitFor(() => expect(marked()).toEqual([{ last: 'message-1' }]));
});

it('shows old messages, and has no field long after the stay', async () => {
  const { user } = open([
    requestView({ id: 'old', start_date: '2026-09-01', end_date: '2026-09-04' }),
    requestView({ id: 'other' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Mehr zeigen' }));
  await user.click(screen.getByRole('button', { name: 'Nachrichten' }));
  expect(await screen.findByText(/^Dieser Aufenthalt liegt schon länger zurück/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
