import { isIP } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** The caller to whom all unparsable addresses are counted. */
const unknownCaller = 'unknown';

/** Removes the port that some proxies append: `203.0.113.7:52100`, `[2001:db8::1]:52100`. */
const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/**
 * The key of rate limits: an IPv4 address, or a /64 network of IPv6, because a subscriber has at least one of these.
 *
 * @param text the remote address of the socket, or `request.ip` behind proxies.
 */
export const callerAt = (text = ''): string => {
  const bare = withoutPort(text.trim());
  const family = isIP(bare);
  if (family === 0) return unknownCaller;
  if (family === 4) return bare;
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};

export const callerOf = (request: Request): string => callerAt(request.ip);

export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<Request>()),
);
