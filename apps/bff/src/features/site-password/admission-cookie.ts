import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';

const pattern = /(?:^|;\s*)hearthstay-admission=([\w.-]{1,100})(?:;|$)/;

export const admissionOf = ({ headers }: IncomingMessage): string | undefined =>
  pattern.exec(headers.cookie ?? '')?.[1];

const year = 365 * 24 * 60 * 60_000;

/**
 * Stores a guest's admission for a year in a cookie that scripts cannot read and that browsers do not send from other
 * sites.
 */
export const setAdmissionCookie = (response: Response, admission: string, secure: boolean): void => {
  response.cookie('hearthstay-admission', admission, {
    path: '/api/bookings',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: year,
  });
};
