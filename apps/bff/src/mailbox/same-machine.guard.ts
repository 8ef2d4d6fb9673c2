import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import type { Request } from 'express';

/** What a proxy on this machine adds when it hands on a request from elsewhere. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];
const namesOfThisMachine = ['localhost', '127.0.0.1', '[::1]'];

const isLoopback = (address = ''): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);

/** Asked for by another name, the request may come from a site that has pointed its own name at this machine. */
const isAskedForByLocalName = (host = ''): boolean => namesOfThisMachine.includes(host.replace(/:\d+$/, ''));

/** Browsers have not spoken it for decades, but it is what a proxy speaks that nobody has set up any further. */
const isOldProtocol = (version: string): boolean => version === '1.0';

/** Whether somebody who sits at this machine asks. The e-mails hold the keys to everything, so in doubt nobody does. */
export const isFromSameMachine = ({
  socket,
  headers,
  httpVersion,
}: Pick<Request, 'socket' | 'headers' | 'httpVersion'>): boolean =>
  isLoopback(socket.remoteAddress) &&
  !isOldProtocol(httpVersion) &&
  isAskedForByLocalName(headers.host) &&
  !proxyHeaders.some((name) => headers[name] !== undefined);

/** Hides the mailbox from everybody else. */
export class SameMachineGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (isFromSameMachine(context.switchToHttp().getRequest<Request>())) return true;
    throw new DomainError('NOT_FOUND');
  }
}
