import { Product, shortLived } from '@hearthstay/testing/product';
import { startSmtpListener, type SmtpListener } from '@hearthstay/testing/smtp';
import { MailServer } from '../mail/mail-server';
import type { Locale } from '../texts/texts';
import { Api } from './api';
import { owners } from './people';

export interface AdminSession {
  email: string;
  token: string;
}

/** The body of a booking request; days are `YYYY-MM-DD`. */
export interface Enquiry {
  name: string;
  email: string;
  startDate: string;
  endDate: string;
  message?: string;
  /** The price of the stay, if the house has prices. */
  quotedTotal?: number;
}

const [firstOwner] = owners;

/** 10:00 in the property's time zone, in winter. */
export const morningOf = (day: string): Date => new Date(`${day}T10:00:00+01:00`);

/** A running product with a mail server, and API calls that create data as its users do. */
export class Deployment {
  readonly mail: MailServer;
  private firstOwnerSession: Promise<AdminSession> | undefined;

  private constructor(
    readonly locale: Locale,
    readonly product: Product,
    private readonly listener: SmtpListener,
  ) {
    this.mail = new MailServer(listener);
  }

  /**
   * Starts an empty deployment. `at` is the time of its clock, by default the real time; `settings` are environment
   * variables; `main` is the built program, by default that of the product.
   */
  static async start(
    locale: Locale,
    at?: Date,
    settings: Record<string, string> = {},
    main?: string,
  ): Promise<Deployment> {
    const listener = await startSmtpListener();
    // All users of a test share one network address, so the rate limits would refuse them.
    const own = {
      SMTP_URL: listener.url,
      DEFAULT_LOCALE: locale,
      ADMIN_EMAILS: firstOwner.email,
      RATE_LIMITS: 'off',
      // A time to undo would delay the e-mails of decisions.
      UNDO_SECONDS: '0',
    };
    return new Deployment(
      locale,
      await Product.start({ ...own, ...settings }, { at, nodeOptions: shortLived, main }),
      listener,
    );
  }

  get url(): string {
    return this.product.url;
  }

  get api(): Api {
    return new Api(this.url, this.locale);
  }

  /** Restarts the product on the same data at another time, by default the real time. */
  async goTo(at?: Date): Promise<void> {
    this.firstOwnerSession = undefined;
    await this.product.stop();
    await this.product.startAgain(at);
  }

  /** The session of the first owner; all callers share it until the clock changes. */
  session(): Promise<AdminSession> {
    this.firstOwnerSession ??= this.signIn();
    return this.firstOwnerSession;
  }

  /** Signs an owner in with the link of an e-mail. */
  async signIn(email: string = firstOwner.email): Promise<AdminSession> {
    const token = await this.mail.tokenAfter(
      () => this.api.call('POST', '/admin/request-access', { email }),
      email,
      '/admin/access/',
    );
    return this.api.call<AdminSession>('GET', `/admin/verify/${token}`);
  }

  /** The API with the session of the first owner. */
  async ownerApi(): Promise<Api> {
    return this.api.withSession((await this.session()).token);
  }

  /** Creates a request. @returns its id and the token of its confirmation link */
  async ask(enquiry: Enquiry): Promise<{ id: string; token: string }> {
    let id = '';
    const token = await this.mail.tokenAfter(
      async () => ({ id } = await this.api.call<{ id: string }>('POST', '/bookings/request', enquiry)),
      enquiry.email,
      '/confirm/',
    );
    return { id, token };
  }

  /** Creates a request and approves it. */
  async book(enquiry: Enquiry): Promise<void> {
    const { id } = await this.ask(enquiry);
    await (await this.ownerApi()).call('PATCH', `/admin/requests/${id}`, { status: 'approved' });
  }

  /** Stops the product and removes its data. @returns the exit code */
  async close(): Promise<number | null> {
    const exitCode = await this.product.stop();
    await this.product.remove();
    await this.listener.close();
    return exitCode;
  }
}
