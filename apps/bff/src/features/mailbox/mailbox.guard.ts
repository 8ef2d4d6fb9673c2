import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import type { Request } from 'express';
import { secretInCookie } from './mailbox-cookie';
import { MailboxSecret } from './mailbox-secret';
import { mayBeLocal } from './local-request';

/** Admits requests with the secret that the process prints at its start; requests from other machines get 404. */
@Injectable()
export class MailboxGuard implements CanActivate {
  constructor(private readonly secret: MailboxSecret) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (!mayBeLocal(request)) throw new DomainError('NOT_FOUND');
    if (this.secret.matches(request.query.secret) || this.secret.matches(secretInCookie(request))) return true;
    throw new DomainError('MAILBOX_SECRET_REQUIRED');
  }
}
