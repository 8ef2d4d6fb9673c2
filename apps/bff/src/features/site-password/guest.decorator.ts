import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { admitGuest, RequestOf } from '@hearthstay/contracts';
import type { Request } from 'express';
import { callerOf } from '../../platform/http/caller';
import { admissionOf } from './admission-cookie';
import { guestPasswords } from './guest-passwords';

/** The credentials and the address of the guest, for the password gate. */
export const Guest = createParamDecorator((_data: unknown, context: ExecutionContext): RequestOf<typeof admitGuest> => {
  const request = context.switchToHttp().getRequest<Request>();
  return { passwords: guestPasswords(request), caller: callerOf(request), admission: admissionOf(request) };
});
