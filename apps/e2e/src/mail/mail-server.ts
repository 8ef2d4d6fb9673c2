import { linkIn, type ReceivedEmail, type SmtpListener } from '@hearthstay/testing/smtp';
import type { WebPage } from '../browser/web-page';
import type { Letter, Mail } from './mail';

const deadlineMs = 60_000;

type Goes = Pick<WebPage<unknown>, 'goto'>;

const hasLink = ({ text }: ReceivedEmail, path: string): boolean => text.includes(path);

/** A mail server that the product sends its e-mails to. */
export class MailServer implements Mail<Goes> {
  constructor(private readonly listener: SmtpListener) {}

  /** The e-mails received so far, oldest first. */
  letters(): ReceivedEmail[] {
    return this.listener.emails();
  }

  async followLink(page: Goes, letter: Letter, path: string): Promise<void> {
    await page.goto(linkIn(await this.letter(letter), path));
  }

  async textOf(letter: Letter): Promise<string> {
    return (await this.letter(letter)).text;
  }

  /** Refuses every e-mail from now on: for now, with 451. */
  refuseAll(): void {
    this.listener.rejectWith(451);
  }

  acceptAll(): void {
    this.listener.acceptAll();
  }

  /** Waits for the e-mail. */
  letter({ to, subject }: Letter): Promise<ReceivedEmail> {
    return this.listener.waitForEmail(
      (email) => email.envelope.to.includes(to) && subject.test(email.subject),
      deadlineMs,
    );
  }

  /**
   * Runs `act`, waits for the e-mail that it causes, and returns the token of the link whose path starts with `path`.
   */
  async tokenAfter(act: () => Promise<unknown>, to: string, path: string): Promise<string> {
    const before = new Set(this.letters());
    await act();
    const email = await this.listener.waitForEmail(
      (candidate) => !before.has(candidate) && candidate.envelope.to.includes(to) && hasLink(candidate, path),
      deadlineMs,
    );
    return new URL(linkIn(email, path)).pathname.slice(path.length);
  }
}
