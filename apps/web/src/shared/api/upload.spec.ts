import { FakeUpload, fakeUploads } from '@web/testing/fake-upload';
import { adminSession } from '@web/shared/session/admin-session';
import { setNavigation } from '@web/shared/session/navigation';
import { upload } from './upload';

const path = '/admin/settings/background-image';
const goHome = jest.fn();
const logged = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  fakeUploads();
  setNavigation({ goHome });
  jest.spyOn(console, 'error').mockImplementation(logged);
  adminSession.open({ token: 'the-token', email: 'owner@example.com' });
});

afterEach(() => jest.useRealTimers());

const start = () => {
  const onProgress = jest.fn();
  const cancel = new AbortController();
  const form = new FormData();
  const response = upload(path, form, { onProgress, signal: cancel.signal });
  return { response, onProgress, cancel, form, request: FakeUpload.latest! };
};

it('posts the form as the admin, in the language of the interface', async () => {
  const { response, request, form } = start();
  expect(request.route).toBe(`POST ${path}`);
  expect(request.headers).toMatchObject({ Authorization: 'Bearer the-token', 'Accept-Language': 'de' });
  expect(request.headers).not.toHaveProperty('Content-Type');
  expect(request.form).toBe(form);
  request.respond(200, { done: true });
  await expect(response).resolves.toEqual({ done: true });
});

it('reports the progress', () => {
  const { onProgress, request } = start();
  request.progress(25, 100);
  expect(onProgress).toHaveBeenLastCalledWith(0.25);
});

it('fails like any other call, and is logged', async () => {
  const { response, request } = start();
  request.respond(415, { code: 'UNSUPPORTED_IMAGE', message: 'Bitte JPEG.', error: 'Bitte JPEG.' });
  await expect(response).rejects.toMatchObject({ status: 415, code: 'UNSUPPORTED_IMAGE', message: 'Bitte JPEG.' });
  expect(logged).toHaveBeenCalledTimes(1);
});

it('ends the session after a refusal', async () => {
  const { response, request } = start();
  request.respond(401, { code: 'AUTHENTICATION_REQUIRED', message: 'Bitte melden Sie sich an.' });
  await expect(response).rejects.toMatchObject({ status: 401 });
  expect(adminSession.token()).toBeNull();
  expect(goHome).toHaveBeenCalledTimes(1);
});

it('distinguishes an outage from an unreadable response', async () => {
  const lost = start();
  lost.request.fail();
  await expect(lost.response).rejects.toMatchObject({ status: 0, code: 'NO_RESPONSE' });
  const garbled = start();
  garbled.request.respond(502, null);
  await expect(garbled.response).rejects.toMatchObject({ status: 502, code: 'UNREADABLE_RESPONSE' });
});

it('is cancelled without being logged', async () => {
  const { response, cancel, request } = start();
  cancel.abort();
  await expect(response).rejects.toThrow();
  expect(request.isAborted).toBe(true);
  expect(logged).not.toHaveBeenCalled();
});

it('fails ten seconds after the last progress, and has no limit for the whole upload', async () => {
  jest.useFakeTimers();
  const { response, request } = start();
  const failure = expect(response).rejects.toMatchObject({ code: 'NO_RESPONSE' });
  jest.advanceTimersByTime(9_000);
  request.progress(1, 2);
  jest.advanceTimersByTime(9_999);
  expect(request.isAborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(request.isAborted).toBe(true);
  await failure;
});
