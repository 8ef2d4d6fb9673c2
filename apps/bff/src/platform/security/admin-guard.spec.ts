import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { createInProcessTransport } from '@hearthstay/messaging';
import { readEnv } from '@hearthstay/runtime';
import { BffModule } from '../../bff.module';
import { routesIn, type Route } from '../openapi/routes';
import { noPages } from '../../testing/no-pages';
import { adminToken } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

/** The public routes; every other route requires an admin. */
const open = [
  'GET /api/admin/decision/:token',
  'GET /api/admin/verify/:token',
  'GET /api/bookings/confirm/:token',
  'GET /api/bookings/house',
  'GET /api/bookings/legal',
  'GET /api/bookings/occupied',
  'GET /api/bookings/requests/:emailOrMe',
  'GET /api/bookings/requests/:id/messages',
  'GET /api/bookings/settings',
  'GET /api/bookings/status',
  'GET /api/bookings/stay-conditions',
  'GET /api/docs',
  'GET /api/docs/:file',
  'GET /api/docs/initializer.js',
  'GET /api/feeds/:token.ics',
  'GET /api/media/background/:hash/:name',
  'GET /api/openapi.json',
  'GET /decide/:token',
  'GET /decide/style.css',
  'GET /dev/mailbox',
  'GET /dev/mailbox/:id',
  'GET /dev/mailbox/:id/attachments/:index',
  'GET /dev/mailbox/:id/html',
  'GET /dev/mailbox/follow-list.js',
  'GET /dev/mailbox/style.css',
  'POST /api/admin/decision/:token',
  'POST /api/admin/logout',
  'POST /api/admin/request-access',
  'POST /api/bookings/check-password',
  'POST /api/bookings/quote',
  'POST /api/bookings/request',
  'POST /api/bookings/requests/:id/cancellation',
  'POST /api/bookings/requests/:id/change',
  'POST /api/bookings/requests/:id/confirm',
  'POST /api/bookings/requests/:id/messages',
  'POST /api/bookings/requests/:id/messages/read',
  'POST /api/bookings/requests/:id/offer',
  'POST /api/bookings/requests/:id/withdraw',
  'POST /api/bookings/send-access-link',
  'POST /decide/:token',
];

const allRoutes = async (): Promise<Route[]> => {
  const module = await Test.createTestingModule({
    imports: [BffModule.create(readEnv({}), createInProcessTransport(), noPages), DiscoveryModule],
  }).compile();
  return routesIn(module.get(DiscoveryService));
};

describe('Every route', () => {
  let bff: TestBff;
  let routes: Route[];

  beforeAll(async () => {
    bff = await startTestBff();
    routes = await allRoutes();
  });
  afterAll(() => bff.close());

  it('is public only if it is listed', () => {
    const isOpen = routes.filter(({ isPublic }) => isPublic).map(({ method, path }) => `${method} ${path}`);
    expect(isOpen.sort()).toEqual(open);
  });

  it('that is not public refuses requests without a valid session', async () => {
    const guarded = routes.filter(({ isPublic }) => !isPublic);
    expect(guarded.length).toBeGreaterThan(0);
    for (const { method, path } of guarded) {
      for (const authorization of [
        undefined,
        'Bearer wrong',
        'Bearer',
        `Basic ${adminToken}`,
        `Bearer ${'x'.repeat(200)}`,
      ]) {
        const headers = new Headers(authorization === undefined ? {} : { Authorization: authorization });
        const error = await errorIn(await bff.fetch(path, { method, headers }));
        expect([method, path, authorization, error.status, error.code]).toEqual([
          method,
          path,
          authorization,
          401,
          'AUTHENTICATION_REQUIRED',
        ]);
      }
    }
  });
});
