import { renderHook } from '@testing-library/react';
import { dropPrefetched, read, prefetch } from '@web/shared/api/prefetch';
import { fakeApi } from '@web/testing/fake-api';
import { adminSession } from './admin-session';
import { useForgetAdminData } from './use-forget-admin-data';

const path = '/admin/settings';
const route = `GET ${path}`;

beforeEach(dropPrefetched);
beforeEach(() => adminSession.open({ token: 'first', email: 'owner@example.com' }));

it('returns prefetched responses while the session lasts', async () => {
  const { responses } = fakeApi({ [route]: { body: 'first' } });
  renderHook(useForgetAdminData);
  prefetch(path);
  responses[route] = { body: 'second' };
  adminSession.open({ token: 'second', email: 'owner@example.com' });
  expect(await read(path)).toBe('first');
});

it('removes all data of the panel from the browser when it ends', () => {
  localStorage.setItem('hearthstay.admin-to-add', 'new@example.com');
  adminSession.clear();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('drops prefetched responses when it ends', async () => {
  const { responses } = fakeApi({ [route]: { body: 'first' } });
  renderHook(useForgetAdminData);
  prefetch(path);
  responses[route] = { body: 'second' };
  adminSession.clear();
  expect(await read(path)).toBe('second');
});
