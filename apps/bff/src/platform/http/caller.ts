import { isIP } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Everybody whose address cannot be told counts as this one caller. */
const unknownCaller = 'unknown';

/** Some proxies write the port behind the address: `203.0.113.7:52100`, `[2001:db8::1]:52100`. */
const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/**
 * Who limits count as one caller: an IPv4 address, or a whole /64 of IPv6, which is what one subscriber has at least.
 *
 * @param text as the socket or, behind proxies, Express's `trust proxy` tells it.
 */
export const callerAt = (text = ''): string => {
  const bare = withoutPort(text.trim());
  if (isIP(bare) === 0) return unknownCaller;
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};

export const callerOf = (request: Request): string => callerAt(request.ip);

export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<Request>()),
);
