import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import type { Request } from 'express';
import { secretInCookie } from './mailbox-cookie';
import { MailboxSecret } from './mailbox-secret';
import { mayBeFromSameMachine } from './local-request';

/** Lets those pass who know the secret that was printed at the start; to other machines there is no such page. */
@Injectable()
export class MailboxGuard implements CanActivate {
  constructor(private readonly secret: MailboxSecret) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (!mayBeFromSameMachine(request)) throw new DomainError('NOT_FOUND');
    if (this.secret.matches(request.query.secret) || this.secret.matches(secretInCookie(request))) return true;
    throw new DomainError('MAILBOX_SECRET_REQUIRED');
  }
}
