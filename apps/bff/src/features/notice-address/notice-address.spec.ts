import {
  DomainError,
  getNoticeAddress,
  maskedSecret,
  recordNoticeAddress,
  setNoticeAddress,
  testNoticeAddress,
  type NoticeAddress,
  type RequestOf,
} from '@hearthstay/contracts';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const email = 'owner@example.com';
const address: NoticeAddress = {
  kind: 'webhook',
  url: 'https://receiver.example/…',
  withNames: false,
  secret: maskedSecret,
};
const read: string[] = [];
const saved: RequestOf<typeof setNoticeAddress>[] = [];
const recorded: RequestOf<typeof recordNoticeAddress>[] = [];
let failure: DomainError | undefined;
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(getNoticeAddress, (request) => {
        read.push(request.email);
        return address;
      }),
      fakeHandler(setNoticeAddress, (request) => {
        if (failure) throw failure;
        saved.push(request);
        return address;
      }),
      fakeHandler(recordNoticeAddress, (request) => {
        recorded.push(request);
        return {};
      }),
      fakeHandler(testNoticeAddress, (request) => {
        if (failure) throw failure;
        return { at: '2026-11-27T10:00:00.000Z', said: `200 OK for ${request.email}` };
      }),
    ],
  });
});
beforeEach(() => {
  failure = undefined;
  saved.length = 0;
  recorded.length = 0;
});
afterAll(() => bff.close());

const call = (method: string, path = '', body?: unknown, language = 'en') =>
  bff.fetch(`/api/admin/notice-address${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${adminToken}`,
      'Content-Type': 'application/json',
      'Accept-Language': language,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe('The address for notices', () => {
  it('is that of the admin who asks', async () => {
    const response = await call('GET');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual(address);
    expect(read).toEqual([email]);
  });

  it.each<[unknown, Omit<RequestOf<typeof setNoticeAddress>, 'email'>]>([
    [{ kind: 'off' }, { kind: 'off', url: '', withNames: false }],
    [
      { kind: 'ntfy', url: ' https://ntfy.sh/a ', withNames: true, email: 'another@example.com' },
      { kind: 'ntfy', url: 'https://ntfy.sh/a', withNames: true },
    ],
    [
      { kind: 'webhook', url: 'https://receiver.example/x', secret: 'x'.repeat(16) },
      { kind: 'webhook', url: 'https://receiver.example/x', withNames: false, secret: 'x'.repeat(16) },
    ],
  ])('is saved for the admin who asks: %j', async (body, request) => {
    expect(await (await call('PUT', '', body)).json()).toEqual(address);
    expect(saved).toEqual([{ ...request, email }]);
    const { secret: _secret, ...shown } = address;
    expect(recorded).toEqual([{ before: shown, after: shown }]);
  });

  it('is not in the history if it is saved as it was read, or refused', async () => {
    await call('PUT', '', address);
    failure = new DomainError('NOTICE_UNREACHABLE');
    await call('PUT', '', { kind: 'ntfy', url: 'https://ntfy.sh/a' });
    expect(recorded).toEqual([]);
  });

  it.each([
    [{}, 'kind', 'REQUIRED'],
    [{ kind: 'sms', url: 'https://receiver.example/' }, 'kind', 'INVALID'],
    [{ kind: 'ntfy' }, 'url', 'REQUIRED'],
    [{ kind: 'ntfy', url: '  ' }, 'url', 'REQUIRED'],
    [{ kind: 'ntfy', url: 7 }, 'url', 'WRONG_TYPE'],
    [{ kind: 'ntfy', url: `https://receiver.example/${'x'.repeat(2_000)}` }, 'url', 'ADDRESS_TOO_LONG'],
    [{ kind: 'webhook', url: 'https://receiver.example/', secret: 'short' }, 'secret', 'SECRET_TOO_SHORT'],
    [{ kind: 'webhook', url: 'https://receiver.example/', withNames: 'yes' }, 'withNames', 'WRONG_TYPE'],
  ])('is refused: %j', async (body, field, code) => {
    const response = await call('PUT', '', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field, code }] });
    expect(saved).toEqual([]);
  });

  it.each([
    [new DomainError('NOTICE_ADDRESS_INVALID'), 400, 'It begins with https:// or http://.'],
    [new DomainError('NOTICE_ADDRESS_FORBIDDEN'), 400, 'private network'],
    [new DomainError('NOTICE_PASSWORD_UNENCRYPTED'), 400, 'https://'],
    [new DomainError('NOTICE_UNREACHABLE'), 422, 'at this address'],
  ])('that is refused says so in words: %s', async (error, status, words) => {
    failure = error;
    const response = await call('PUT', '', { kind: 'ntfy', url: 'https://receiver.example/' });
    expect(response.status).toBe(status);
    const { code, message } = (await response.json()) as { code: string; message: string };
    expect(code).toBe(error.code);
    expect(message).toContain(words);
  });

  it('is for admins only', async () => {
    for (const [method, path] of [['GET'], ['PUT'], ['POST', '/test']] as const) {
      expect((await bff.fetch(`/api/admin/notice-address${path ?? ''}`, { method })).status).toBe(401);
    }
  });
});

describe('A test notice', () => {
  it('comes back with what the receiver says', async () => {
    const response = await call('POST', '/test');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ at: '2026-11-27T10:00:00.000Z', said: `200 OK for ${email}` });
  });

  it.each([
    ['en', 'The receiver does not take the notice: 500 Internal Server Error: boom'],
    ['de', 'Der Empfänger nimmt die Benachrichtigung nicht an: 500 Internal Server Error: boom'],
  ])('that the receiver refuses comes back with its words: %s', async (language, message) => {
    failure = new DomainError('NOTICE_REFUSED', { params: { said: '500 Internal Server Error: boom' } });
    const response = await call('POST', '/test', undefined, language);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'NOTICE_REFUSED', message });
  });
});
