import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryModule, DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { createInProcessTransport } from '@hearthstay/messaging';
import { readEnv } from '@hearthstay/runtime';
import { BffModule } from '../bff.module';
import { adminToken } from '../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../testing/test-bff';
import { publicRoute } from './public.decorator';

interface Route {
  method: string;
  path: string;
  isPublic: boolean;
}

/** Everything that this list does not name asks for an admin. */
const open = [
  'GET /api/admin/verify/:token',
  'GET /api/bookings/confirm/:token',
  'GET /api/bookings/occupied',
  'GET /api/bookings/requests/:emailOrMe',
  'GET /api/bookings/settings',
  'GET /api/bookings/status',
  'GET /api/media/background/:hash/:name',
  'GET /dev/mailbox',
  'GET /dev/mailbox/:id',
  'GET /dev/mailbox/:id/attachments/:index',
  'GET /dev/mailbox/:id/html',
  'GET /dev/mailbox/style.css',
  'POST /api/admin/logout',
  'POST /api/admin/request-access',
  'POST /api/bookings/check-password',
  'POST /api/bookings/request',
  'POST /api/bookings/send-access-link',
];

const routesOf = (controller: Type, reflector: Reflector): Route[] => {
  const prototype = controller.prototype as Record<string, () => unknown>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name] as () => unknown;
    const method = reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
    if (method === undefined) return [];
    const parts = [controller, handler].map((part) => reflector.get<string>(PATH_METADATA, part));
    return {
      method: RequestMethod[method],
      path: `/${parts.filter((part) => part !== '/').join('/')}`,
      isPublic: reflector.getAllAndOverride<boolean | undefined>(publicRoute, [handler, controller]) === true,
    };
  });
};

const allRoutes = async (): Promise<Route[]> => {
  const module = await Test.createTestingModule({
    imports: [BffModule.create(readEnv({}), createInProcessTransport()), DiscoveryModule],
  }).compile();
  const controllers = module.get(DiscoveryService).getControllers();
  return controllers.flatMap(({ metatype }) => routesOf(metatype as Type, module.get(Reflector)));
};

describe('every route', () => {
  let bff: TestBff;
  let routes: Route[];

  beforeAll(async () => {
    bff = await startTestBff();
    routes = await allRoutes();
  });
  afterAll(() => bff.close());

  it('is open only if it is meant to be', () => {
    const isOpen = routes.filter(({ isPublic }) => isPublic).map(({ method, path }) => `${method} ${path}`);
    expect(isOpen.sort()).toEqual(open);
  });

  it('that is not open refuses whoever is no admin, whatever they send', async () => {
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
