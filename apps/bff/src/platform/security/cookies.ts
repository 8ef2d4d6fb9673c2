import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { cookieName, type CookieName } from '@hearthstay/contracts/cookie-names';
import type { Response } from 'express';

const year = 365 * 24 * 60 * 60_000;

/** Reads and sets the cookies of guests. They have the attribute `Secure` and its prefix on a site with HTTPS. */
@Injectable()
export class Cookies {
  private readonly patterns: Record<CookieName, RegExp>;

  constructor(private readonly isSecure: boolean) {
    const patternOf = (name: CookieName) =>
      new RegExp(`(?:^|;\\s*)${cookieName(name, isSecure)}=([\\w.-]{1,100})(?:;|$)`);
    this.patterns = {
      language: patternOf('language'),
      authorized: patternOf('authorized'),
      admission: patternOf('admission'),
    };
  }

  read({ headers }: IncomingMessage, name: CookieName): string | undefined {
    return this.patterns[name].exec(headers.cookie ?? '')?.[1];
  }

  /** Stores a cookie for a year that scripts cannot read and that browsers do not send from other sites. */
  setForServer(response: Response, name: CookieName, value: string): void {
    const { isSecure } = this;
    response.cookie(cookieName(name, isSecure), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
      maxAge: year,
    });
  }
}
