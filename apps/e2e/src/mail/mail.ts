import type { Page } from '@playwright/test';

/** Which e-mail is meant. Addresses are used once in a test, so this names exactly one. */
export interface Letter {
  to: string;
  subject: RegExp;
}

/** Where the product's e-mails arrive; `Opened` is the page in which their links are followed. */
export interface Mail<Opened = Page> {
  /** Waits for the e-mail and follows, in `page`, its link whose path starts with `path`. */
  followLink(page: Opened, letter: Letter, path: string): Promise<void>;
  /** Waits for the e-mail and answers its plain text. */
  textOf(letter: Letter): Promise<string>;
}
