import { isIPv6 } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The first four of the eight groups of an IPv6 address, written out. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - after.length }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
};

/**
 * Who limits count as one caller: an IPv4 address, or a whole /64 of IPv6, which is what one subscriber has at least.
 *
 * @param address as the socket or, behind proxies, Express's `trust proxy` tells it.
 */
export const callerAt = (address = 'unknown'): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${networkOf(address.split('%')[0] ?? address)}::/64` : address;
};

export const callerOf = (request: Request): string => callerAt(request.ip);

export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<Request>()),
);
