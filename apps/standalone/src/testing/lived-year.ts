import type { EmailLog, LoggedEmail } from '@hearthstay/contracts';
import { addDays, dayAt, hourAt, parseDay, startOfDay, type Day } from '@hearthstay/stay';
import { eventually, linkIn, type ReceivedEmail, type SmtpListener } from '@hearthstay/testing';
import { shortly, type TurnedProduct } from './turned-product';

export const timeZone = 'Europe/Berlin';
export const owner = 'owner@house.example';

const accessPath = '/admin/access/';
const hour = 60 * 60_000;

/** The longest step between the hours in which e-mails are expected. What comes in one is collected at its end. */
const longestStepDays = 7;

/** The first moment of a day at which the clocks at the house show this hour. @param time as `2030-10-01 08` */
export const atHouse = (time: string): Date => {
  const [day = '', hours = ''] = time.split(' ');
  let instant = startOfDay(timeZone, parseDay(day));
  while (hourAt(timeZone, instant) < Number(hours)) instant = new Date(instant.getTime() + hour);
  return instant;
};

const hours = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' });
const offsets = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });

/** The hour that the clocks at the house show, with their offset from UTC, which two equal hours differ by. */
const shownAtHouse = (instant: Date): string =>
  `${dayAt(timeZone, instant)} ${hours.format(instant)} ${offsets.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''}`;

interface Delivered {
  at: Date;
  email: ReceivedEmail;
}

/** The life of a house: its owner and its guests use the product, and the time passes in hours. */
export class LivedYear {
  private readonly delivered: Delivered[] = [];
  private session = '';
  /** When e-mails are expected, and an hour earlier, where one that comes too early is seen; in ms since 1970. */
  private readonly steps: readonly number[];

  constructor(
    readonly product: TurnedProduct,
    private readonly mail: SmtpListener,
    expectedAt: readonly Date[],
  ) {
    this.steps = expectedAt.flatMap((time) => [time.getTime() - hour, time.getTime()]).toSorted((a, b) => a - b);
  }

  today(): Day {
    return dayAt(timeZone, this.product.time);
  }

  /** Lets the time pass, and collects the e-mails of each week and those of each hour in which one is expected. */
  async until(time: string): Promise<void> {
    const end = atHouse(time);
    while (this.product.time < end) await this.turn(new Date(Math.min(this.nextStep().getTime(), end.getTime())));
  }

  /** Lets half an hour pass, so that what is due a day later comes at the next full hour then. */
  async passHalfAnHour(): Promise<void> {
    await this.turn(new Date(this.product.time.getTime() + hour / 2));
  }

  /** Lets the time pass in one step, as for a machine that was suspended. */
  async standUntil(time: string): Promise<void> {
    await this.turn(atHouse(time));
  }

  /** Crashes at this time, after so many writes of what is due then, and starts again. */
  async crashAt(time: string, writes: number): Promise<boolean> {
    const hasCrashed = await this.product.crash(atHouse(time), writes);
    this.collect();
    return hasCrashed;
  }

  async asGuest<Result>(method: string, path: string, body?: object, token = '', language = 'de'): Promise<Result> {
    const result = await this.call<Result>(method, `/bookings/${path}`, { body, token, language });
    await this.afterChange();
    return result;
  }

  /** Signs in first, with the link of an e-mail, if there is no session or it has expired. */
  async asOwner<Result>(method: string, path: string, body?: object): Promise<Result> {
    if (!(await this.isSignedIn())) await this.signIn();
    const result = await this.call<Result>(method, `/admin/${path}`, { body, token: this.session });
    await this.afterChange();
    return result;
  }

  /** The token of a link in the latest e-mail to somebody that has one. */
  tokenFor(email: string, path: string): string {
    const links = this.delivered.toReversed().flatMap(({ email: received }) => {
      if (!received.envelope.to.includes(email)) return [];
      return received.text.includes(path) ? [linkIn(received, path)] : [];
    });
    return links[0]?.split('/').at(-1) ?? '';
  }

  /** Every e-mail that the mail server received: the hour at the house, its kind and its recipient. */
  async emails(): Promise<string[]> {
    const kinds = new Map((await this.log()).map(({ id, kind }) => [id, kind]));
    return this.delivered.map(({ at, email }) => {
      const [, id = ''] = /^<([\w-]+)@/.exec(email.header('Message-ID')[0] ?? '') ?? [];
      return `${shownAtHouse(at)} ${kinds.get(id) ?? 'unknown'} ${email.envelope.to.join(', ')}`;
    });
  }

  /** How many of them contain a text. */
  emailsWith(text: string): number {
    return this.delivered.filter(({ email }) => `${email.subject} ${email.text} ${email.html}`.includes(text)).length;
  }

  /** All pages of the owner's log of e-mails. */
  async log(): Promise<LoggedEmail[]> {
    const emails: LoggedEmail[] = [];
    for (let page = 1; ; page += 1) {
      const log = await this.asOwner<EmailLog>('GET', `email-log?page=${page}`);
      if (log.emails.length === 0) return emails;
      emails.push(...log.emails);
    }
  }

  private nextStep(): Date {
    const longest = startOfDay(timeZone, addDays(this.today(), longestStepDays));
    const next = this.steps.find((step) => step > this.product.time.getTime()) ?? Infinity;
    return new Date(Math.min(next, longest.getTime()));
  }

  private async turn(to: Date): Promise<void> {
    await this.product.turn(to);
    await this.collectAll();
  }

  private async afterChange(): Promise<void> {
    await this.product.settle();
    await this.collectAll();
  }

  /** Collects also the e-mails that wait a little: a reminder for a decision, any other after a failure. */
  private async collectAll(): Promise<void> {
    this.collect();
    while (await this.product.waitsShortly()) await this.passShortly();
  }

  /** Lets so much time pass that a decision cannot be undone any more, for which its e-mails wait. */
  async passShortly(): Promise<void> {
    await this.product.turn(new Date(this.product.time.getTime() + shortly));
    this.collect();
  }

  private collect(): void {
    const received = this.mail.emails().slice(this.delivered.length);
    this.delivered.push(...received.map((email) => ({ at: this.product.time, email })));
  }

  private async isSignedIn(): Promise<boolean> {
    if (this.session === '') return false;
    const { status } = await this.fetch('GET', '/admin/sessions', { token: this.session });
    return status === 200;
  }

  private async signIn(): Promise<void> {
    const former = this.tokenFor(owner, accessPath);
    await this.call('POST', '/admin/request-access', { body: { email: owner } });
    await this.passShortly();
    // The response does not wait until the link is stored.
    const link = await eventually(async () => {
      await this.product.settle();
      this.collect();
      const latest = this.tokenFor(owner, accessPath);
      if (latest === former) throw new Error('There is no new link yet');
      return latest;
    });
    ({ token: this.session } = await this.call<{ token: string }>('GET', `/admin/verify/${link}`));
  }

  private async call<Result>(method: string, path: string, options: CallOptions = {}): Promise<Result> {
    const response = await this.fetch(method, path, options);
    const content = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${content}`);
    return JSON.parse(content) as Result;
  }

  private fetch(method: string, path: string, { body, token = '', language = 'de' }: CallOptions): Promise<Response> {
    return fetch(`${this.product.url}/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': language,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
  }
}

interface CallOptions {
  body?: object | undefined;
  token?: string;
  language?: string;
}
