import { fakeApi } from '@web/testing/fake-api';
import { dropReadAhead, read, readAhead } from './read-ahead';

const route = 'GET /admin/settings';
const path = '/admin/settings';

beforeEach(dropReadAhead);

it('hands out an answer once, and asks again afterwards', async () => {
  const { calls, answers } = fakeApi({ [route]: { body: 'first' } });
  readAhead(path);
  readAhead(path);
  answers[route] = { body: 'second' };
  expect(await read(path)).toBe('first');
  readAhead(path);
  expect(await read(path)).toBe('second');
  expect(calls).toHaveLength(2);
});

it('hands out a failure', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { answers } = fakeApi({ [route]: { status: 404, body: { code: 'NOT_FOUND' } } });
  readAhead(path);
  answers[route] = { body: 'found' };
  await expect(read(path)).rejects.toMatchObject({ status: 404 });
  logged.mockRestore();
});

it('keeps nothing that was dropped, and reads it ahead anew', async () => {
  const { answers } = fakeApi({ [route]: { body: 'first' } });
  readAhead(path);
  dropReadAhead();
  answers[route] = { body: 'second' };
  readAhead(path);
  answers[route] = { body: 'third' };
  expect(await read(path)).toBe('second');
});
