import type { Request, Response } from 'express';
import { mailboxPath } from './mailbox-address';

const name = 'hearthstay-mailbox';
const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`);

export const secretInCookie = (request: Request): string | undefined => pattern.exec(request.headers.cookie ?? '')?.[1];

/** Keeps the secret until the browser ends: no script reads it, no other site makes the browser send it. */
export const setMailboxCookie = (response: Response, secret: string): void => {
  response.cookie(name, secret, { path: mailboxPath, httpOnly: true, sameSite: 'strict' });
};
