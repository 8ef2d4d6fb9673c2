import { Product } from '@hearthstay/testing/product';
import { startSmtpListener, type SmtpListener } from '@hearthstay/testing/smtp';
import { MailServer } from '../mail/mail-server';
import type { Locale } from '../words/words';
import { Api } from './api';
import { owners } from './people';

export interface AdminSession {
  email: string;
  token: string;
}

/** A request as a program sends it; days are `YYYY-MM-DD`. */
export interface Enquiry {
  name: string;
  email: string;
  startDate: string;
  endDate: string;
  message?: string;
}

const [founder] = owners;

/** Ten in the morning at the house, in winter. */
export const morningOf = (day: string): Date => new Date(`${day}T10:00:00+01:00`);

/** A product with a mail server, and what programs need to fill it the way people do. */
export class House {
  readonly mail: MailServer;
  private founderSession: Promise<AdminSession> | undefined;

  private constructor(
    readonly locale: Locale,
    readonly product: Product,
    private readonly listener: SmtpListener,
  ) {
    this.mail = new MailServer(listener);
  }

  /**
   * Without anything in it. `at` is the time that its clock shows, the real one if left out; `settings` are the
   * program's.
   */
  static async found(locale: Locale, at?: Date, settings: Record<string, string> = {}): Promise<House> {
    const listener = await startSmtpListener();
    // Limits count by address, and here everybody has the same.
    const own = {
      SMTP_URL: listener.url,
      DEFAULT_LOCALE: locale,
      ADMIN_EMAILS: founder.email,
      RATE_LIMITS: 'off',
      // The e-mails of decisions would wait for it.
      UNDO_SECONDS: '0',
    };
    return new House(locale, await Product.start({ ...own, ...settings }, at), listener);
  }

  get url(): string {
    return this.product.url;
  }

  get api(): Api {
    return new Api(this.url, this.locale);
  }

  /** Goes on with the same house at another time, or at the real one. */
  async goTo(at?: Date): Promise<void> {
    this.founderSession = undefined;
    await this.product.stop();
    await this.product.startAgain(at);
  }

  /** A session of the founder, the same for everybody who asks while the house stays at one time. */
  session(): Promise<AdminSession> {
    this.founderSession ??= this.signIn();
    return this.founderSession;
  }

  /** Signs an owner in by the e-mailed link. */
  async signIn(email: string = founder.email): Promise<AdminSession> {
    const token = await this.mail.tokenAfter(
      () => this.api.call('POST', '/admin/request-access', { email }),
      email,
      '/admin/access/',
    );
    return this.api.call<AdminSession>('GET', `/admin/verify/${token}`);
  }

  /** The API as the founder may use it. */
  async ownerApi(): Promise<Api> {
    return this.api.withSession((await this.session()).token);
  }

  /** Lets a guest ask, and answers the request's id and the token of its confirm link. */
  async ask(enquiry: Enquiry): Promise<{ id: string; token: string }> {
    let id = '';
    const token = await this.mail.tokenAfter(
      async () => ({ id } = await this.api.call<{ id: string }>('POST', '/bookings/request', enquiry)),
      enquiry.email,
      '/confirm/',
    );
    return { id, token };
  }

  /** Lets a guest ask and the founder say yes. */
  async book(enquiry: Enquiry): Promise<void> {
    const { id } = await this.ask(enquiry);
    await (await this.ownerApi()).call('PATCH', `/admin/requests/${id}`, { status: 'approved' });
  }

  /** Ends it and answers the program's exit code. */
  async close(): Promise<number | null> {
    const exitCode = await this.product.stop();
    await this.product.remove();
    await this.listener.close();
    return exitCode;
  }
}
