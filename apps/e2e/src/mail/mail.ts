import type { Page } from '@playwright/test';

/** Identifies an e-mail. Each address is used once in a test, so it matches exactly one. */
export interface Letter {
  to: string;
  subject: RegExp;
}

/** Where the product's e-mails arrive; `Opened` is the page in which their links are opened. */
export interface Mail<Opened = Page> {
  /** Waits for the e-mail and follows, in `page`, its link whose path starts with `path`. */
  followLink(page: Opened, letter: Letter, path: string): Promise<void>;
  /** Waits for the e-mail and returns its plain text. */
  textOf(letter: Letter): Promise<string>;
}
