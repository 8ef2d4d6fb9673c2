import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';

const pattern = /(?:^|;\s*)hearthstay-admission=([\w.-]{1,100})(?:;|$)/;

export const admissionOf = ({ headers }: IncomingMessage): string | undefined =>
  pattern.exec(headers.cookie ?? '')?.[1];

const year = 365 * 24 * 60 * 60_000;

/**
 * Keeps a guest's admission in the browser, as long as the password: no script reads it, no other site makes the
 * browser send it.
 */
export const setAdmissionCookie = (response: Response, admission: string, isSecure: boolean): void => {
  response.cookie('hearthstay-admission', admission, {
    path: '/api/bookings',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: year,
  });
};
