import type { Page } from '@playwright/test';
import { linkIn, type ReceivedEmail, type SmtpListener } from '@hearthstay/testing/smtp';
import type { Letter, Mail } from './mail';

/** A mail server that the product sends its e-mails to. */
export class MailServer implements Mail {
  constructor(private readonly listener: SmtpListener) {}

  async followLink(page: Page, letter: Letter, path: string): Promise<void> {
    await page.goto(linkIn(await this.email(letter), path));
  }

  async textOf(letter: Letter): Promise<string> {
    return (await this.email(letter)).text;
  }

  private email({ to, subject }: Letter): Promise<ReceivedEmail> {
    return this.listener.waitForEmail((email) => email.envelope.to.includes(to) && subject.test(email.subject), 10_000);
  }
}
