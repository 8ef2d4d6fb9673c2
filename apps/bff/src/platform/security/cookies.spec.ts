import type { IncomingMessage } from 'node:http';
import express from 'express';
import { Cookies } from './cookies';

const requestWith = (cookie: string) => ({ headers: { cookie } }) as IncomingMessage;

/** The header of the response that sets the cookie. */
const setCookieOf = (cookies: Cookies): string => {
  const headers: string[] = [];
  const response = Object.assign(Object.create(express.response) as express.Response, {
    req: { app: express() },
    append: (_name: string, value: string) => headers.push(value),
  });
  cookies.setForServer(response, 'admission', 'id.mac');
  return headers.join();
};

describe.each([
  [true, '__Host-hearthstay-', 'hearthstay-', /^__Host-hearthstay-admission=id\.mac; .*Path=\/; .*HttpOnly; Secure; /],
  [
    false,
    'hearthstay-',
    '__Host-hearthstay-',
    /^hearthstay-admission=id\.mac; .*Path=\/; .*HttpOnly; SameSite=Strict$/,
  ],
])('The cookies of a site with HTTPS: %s', (isSecure, prefix, other, header) => {
  const cookies = new Cookies(isSecure);

  it('are read by their names there and no other', () => {
    expect(cookies.read(requestWith(`a=1; ${prefix}language=en; b=2`), 'language')).toBe('en');
    expect(cookies.read(requestWith(`${other}language=en`), 'language')).toBeUndefined();
    expect(cookies.read(requestWith(`${prefix}language=a b`), 'language')).toBeUndefined();
  });

  it('have the attributes that their names require', () => expect(setCookieOf(cookies)).toMatch(header));
});
