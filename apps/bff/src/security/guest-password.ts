import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The password for the site as a guest's browser sends it: percent-encoded, for a header takes Latin-1 only. A plain one that is no
 * valid encoding is taken as it is (behaviour: Who may call what). `undefined` when there is none.
 */
export const GuestPassword = createParamDecorator((_data: unknown, context: ExecutionContext): string | undefined => {
  const header = context.switchToHttp().getRequest<Request>().get('Authorization') ?? '';
  const [, password] = /^Bearer (.+)$/i.exec(header) ?? [];
  return password === undefined ? undefined : decoded(password);
});
