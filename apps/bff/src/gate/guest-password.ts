import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

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
export const guestPassword = ({ headers }: IncomingMessage): string | undefined => {
  const [, password] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return password === undefined ? undefined : decoded(password);
};

export const GuestPassword = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  guestPassword(context.switchToHttp().getRequest<IncomingMessage>()),
);
