import type { Request, Response } from 'express';
import { mailboxPath } from './mailbox-address';

const name = 'hearthstay-mailbox';
const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`);

export const secretInCookie = (request: Request): string | undefined => pattern.exec(request.headers.cookie ?? '')?.[1];

/** Stores the secret in a session cookie that scripts cannot read and that browsers do not send from other sites. */
export const setMailboxCookie = (response: Response, secret: string): void => {
  response.cookie(name, secret, { path: mailboxPath, httpOnly: true, sameSite: 'strict' });
};
