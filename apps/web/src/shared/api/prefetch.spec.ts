import { fakeApi } from '@web/testing/fake-api';
import { dropPrefetched, read, prefetch } from './prefetch';

const route = 'GET /admin/settings';
const path = '/admin/settings';

beforeEach(dropPrefetched);

it('returns a prefetched response once, and calls again afterwards', async () => {
  const { calls, responses } = fakeApi({ [route]: { body: 'first' } });
  prefetch(path);
  prefetch(path);
  responses[route] = { body: 'second' };
  expect(await read(path)).toBe('first');
  prefetch(path);
  expect(await read(path)).toBe('second');
  expect(calls).toHaveLength(2);
});

it('returns a failure once', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { responses } = fakeApi({ [route]: { status: 404, body: { code: 'NOT_FOUND' } } });
  prefetch(path);
  responses[route] = { body: 'found' };
  await expect(read(path)).rejects.toMatchObject({ status: 404 });
  logged.mockRestore();
});

it('drops responses, and prefetches them again', async () => {
  const { responses } = fakeApi({ [route]: { body: 'first' } });
  prefetch(path);
  dropPrefetched();
  responses[route] = { body: 'second' };
  prefetch(path);
  responses[route] = { body: 'third' };
  expect(await read(path)).toBe('second');
});
