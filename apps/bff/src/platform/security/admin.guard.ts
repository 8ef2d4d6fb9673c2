import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { authenticate, DomainError } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { Request } from 'express';
import { setAdmin } from './current-admin';
import { bearerToken } from './bearer-token';
import { freshSignIn } from './fresh-sign-in.decorator';
import { publicRoute } from './public.decorator';

/** Requires an admin's session on every route that is not marked as public, so that an unmarked route is closed. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly rpc: RpcClient,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<true | undefined>(publicRoute, [context.getHandler(), context.getClass()]))
      return true;
    const request = context.switchToHttp().getRequest<Request>();
    const { email, isFresh } = await this.rpc.call(authenticate, { token: bearerToken(request) });
    const needsFreshSignIn = this.reflector.get<true | undefined>(freshSignIn, context.getHandler());
    if (needsFreshSignIn && !isFresh) throw new DomainError('SIGN_IN_AGAIN');
    setAdmin(request, email);
    return true;
  }
}
