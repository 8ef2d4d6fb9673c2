import { createParamDecorator, Injectable, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import type { admitGuest, RequestOf } from '@hearthstay/contracts';
import type { Request } from 'express';
import { callerOf } from '../../platform/http/caller';
import { Cookies } from '../../platform/security/cookies';
import { guestPasswords } from './guest-passwords';

type Credentials = RequestOf<typeof admitGuest>;

@Injectable()
class CredentialsPipe implements PipeTransform<Request, Credentials> {
  constructor(private readonly cookies: Cookies) {}

  transform(request: Request): Credentials {
    const admission = this.cookies.read(request, 'admission');
    return { passwords: guestPasswords(request), caller: callerOf(request), admission };
  }
}

const WholeRequest = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<Request>(),
);

/** The credentials and the address of the guest, for the password gate. */
export const Guest = () => WholeRequest(CredentialsPipe);
