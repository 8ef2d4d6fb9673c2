import {
  DomainError,
  listRequests,
  markOwnMessagesRead,
  sendMessageToGuest,
  sendMessageToOwner,
  type RequestOf,
} from '@hearthstay/contracts';
import { bookingRequest } from '../../testing/booking-request';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const marked: RequestOf<typeof markOwnMessagesRead>[] = [];
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(listRequests, () => [{ ...bookingRequest, unreadMessages: 2 }]),
      fakeHandler(sendMessageToGuest, () => {
        throw new DomainError('GUEST_WITHOUT_EMAIL');
      }),
      fakeHandler(sendMessageToOwner, () => {
        throw new DomainError('RATE_LIMITED', { params: { retryAfterSeconds: 90 } });
      }),
      fakeHandler(markOwnMessagesRead, (request) => {
        marked.push(request);
        return {};
      }),
    ],
  });
});
afterAll(() => bff.close());

const admin = { Authorization: `Bearer ${adminToken}`, 'Accept-Language': 'en' };
const guest = { Authorization: 'Bearer the-token', 'Accept-Language': 'en' };
const ofAdmin = '/api/admin/requests/request-1/messages';
const ofGuest = '/api/bookings/requests/request-1/messages';

describe('The messages of a request', () => {
  it('are read by a guest without the addresses of admins', async () => {
    const response = await bff.fetch(ofGuest, { headers: guest });
    const shown = ['at', 'from', 'id', 'read', 'text'];
    const messages = (await response.json()) as object[];
    expect(messages.map((message) => Object.keys(message).sort())).toEqual([shown, shown]);
    expect((await bff.fetch(`${ofGuest}?token=the-token`)).status).toBe(200);
    expect((await bff.fetch(ofGuest)).status).toBe(404);
  });

  it.each([
    ['without a text', {}, 'MESSAGE_REQUIRED'],
    ['with a text that nobody sees', { text: ' \u200b' }, 'MESSAGE_REQUIRED'],
    ['with a longer text', { text: 'a'.repeat(2_001) }, 'THREAD_MESSAGE_TOO_LONG'],
    ['with a number', { text: 1 }, 'WRONG_TYPE'],
    ['with an object', { text: { $gt: '' } }, 'WRONG_TYPE'],
  ])('are refused from both sides %s', async (_what, body, code) => {
    for (const [path, headers] of [
      [ofAdmin, admin],
      [ofGuest, guest],
    ] as const) {
      const response = await bff.send('POST', path, body, headers);
      expect(response.status).toBe(400);
      expect(await errorIn(response)).toMatchObject({ details: [{ field: 'text', code }] });
    }
  });

  it('cannot reach a guest without an address, in words', async () => {
    const response = await bff.send('POST', ofAdmin, { text: 'Hello' }, admin);
    expect(response.status).toBe(409);
    expect(await errorIn(response)).toMatchObject({
      code: 'GUEST_WITHOUT_EMAIL',
      message: 'This needs an e-mail address.',
    });
  });

  it('are limited, and the refusal says until when', async () => {
    const response = await bff.send('POST', ofGuest, { text: 'Hello' }, guest);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '90']);
  });

  it('are marked as read up to the last one shown', async () => {
    const response = await bff.send('POST', `${ofGuest}/read`, { last: 'message-1' }, guest);
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(marked).toEqual([{ id: 'request-1', token: 'the-token', last: 'message-1' }]);
    expect((await bff.send('POST', `${ofGuest}/read`, {}, guest)).status).toBe(400);
  });

  it('are counted in the list of requests while they are unread', async () => {
    const [listed] = (await (await bff.fetch('/api/admin/requests', { headers: admin })).json()) as object[];
    expect(listed).toMatchObject({ unread_messages: 2 });
  });
});
