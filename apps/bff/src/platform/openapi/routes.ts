import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { MetadataScanner, Reflector, type DiscoveryService } from '@nestjs/core';
import { publicRoute } from '../security/public.decorator';

export interface Route {
  method: string;
  /** In Express's syntax: `/api/admin/emails/:id`. */
  path: string;
  /** Whether the route is public; all others require an admin. */
  isPublic: boolean;
  controller: Type;
  /** The controller's method that handles the route. */
  handler: (...parameters: never[]) => unknown;
}

const reflector = new Reflector();
const scanner = new MetadataScanner();

const routesOf = (controller: Type): Route[] => {
  const prototype = controller.prototype as Record<string, Route['handler']>;
  return scanner.getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name] as Route['handler'];
    const method = reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
    if (method === undefined) return [];
    const parts = [controller, handler].map((part) => reflector.get<string>(PATH_METADATA, part));
    return {
      method: RequestMethod[method],
      path: `/${parts.filter((part) => part !== '/').join('/')}`,
      isPublic: reflector.getAllAndOverride<boolean | undefined>(publicRoute, [handler, controller]) === true,
      controller,
      handler,
    };
  });
};

/** All routes that the controllers declare. */
export const routesIn = (discovery: DiscoveryService): Route[] =>
  discovery.getControllers().flatMap(({ metatype }) => routesOf(metatype as Type));
