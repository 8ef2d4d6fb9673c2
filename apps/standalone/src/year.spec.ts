import { Logger } from '@nestjs/common';
import { subscriptions } from '@hearthstay/contracts';
import { createTransport } from '@hearthstay/messaging';
import type { Quote } from '@hearthstay/prices';
import {
  describeEachDatabase,
  describeOnEmbeddedDatabase,
  startRabbitMq,
  startSmtpListener,
  type RabbitMqBroker,
  type SmtpListener,
  type TestDatabase,
} from '@hearthstay/testing';
import { emailsFromJanuary, emailsUntilJanuary, timeOf } from './testing/expected-emails';
import { atHouse, LivedYear, owner } from './testing/lived-year';
import { TurnedProduct } from './testing/turned-product';

jest.setTimeout(600_000);

const written = (kind: string, fields: object) => ({
  enabled: true,
  onlyConfirmed: true,
  subject: { de: `${kind} ({{name}})`, en: `${kind} ({{name}})` },
  text: { de: `Vom {{arrival}} bis zum {{departure}}.`, en: 'From {{arrival}} to {{departure}}.' },
  ...fields,
});

const stayEmails = {
  balance: written('rest', { days: 3, hour: 8 }),
  arrival: written('arrival', {
    days: 3,
    hour: 9,
    doorCode: '4719',
    text: { de: 'Die Tür öffnet {{doorCode}}.', en: 'The door opens with {{doorCode}}.' },
  }),
  // An hour that the clocks show twice in autumn, and not at all in spring.
  departure: written('departure', { days: 1, hour: 2 }),
  thanks: written('thanks', { days: 2, hour: 9 }),
};

const prices = {
  enabled: true,
  pricePerNight: 120_00,
  cleaning: 80_00,
  deposit: { percent: 20, dueDays: 7 },
  balanceDueDaysBefore: 14,
  payTo: { name: 'Anna Ährenfeld', iban: 'DE89370400440532013000' },
};

interface Request {
  id: string;
  status: string;
}

interface PaymentStatus {
  due: { kind: string; is_overdue: boolean }[];
}

interface Stay {
  startDate: string;
  endDate: string;
}

const liveYear = (isOverRabbitMq: boolean) => (database: TestDatabase) => {
  let broker: RabbitMqBroker | undefined;
  let mail: SmtpListener;
  let product: TurnedProduct;
  let year: LivedYear;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    mail = await startSmtpListener();
    if (isOverRabbitMq) broker = await startRabbitMq();
    const rabbitMqUrl = broker?.url;
    product = await TurnedProduct.start(
      database,
      {
        SMTP_URL: mail.url,
        MAIL_FROM: 'house@house.example',
        PUBLIC_URL: 'https://house.example',
        ADMIN_EMAILS: owner,
        RATE_LIMITS: 'off',
      },
      atHouse('2030-10-01 08'),
      () => createTransport({ rabbitMqUrl, subscriptions }),
      isOverRabbitMq ? 2 : 1,
    );
    const expectedAt = [...emailsUntilJanuary, ...emailsFromJanuary].map(timeOf);
    year = new LivedYear(product, mail, expectedAt);
  });
  afterAll(async () => {
    await product.remove();
    await mail.close();
    await broker?.stop();
  });

  const emailOf = (name: string) => `${name.toLowerCase()}@mail.example`;

  const set = async (section: string, changes: object) => {
    const path = `settings/${section}`;
    await year.asOwner('PUT', path, { ...(await year.asOwner<object>('GET', path)), ...changes });
  };

  const ask = async (name: string, stay: Stay, language = 'de'): Promise<Request> => {
    const { total } = await year.asGuest<Quote>('POST', 'quote', stay);
    const guest = { name, email: emailOf(name), ...stay, quotedTotal: total };
    const request = await year.asGuest<Request>('POST', 'request', guest, '', language);
    await confirm(name);
    return request;
  };
  /** Opens the link of the latest e-mail that asks the guest to confirm. */
  const confirm = (name: string) => year.asGuest('GET', `confirm/${year.tokenFor(emailOf(name), '/confirm/')}`);
  const decided = async <Result>(method: string, path: string, body?: object) => {
    const result = await year.asOwner<Result>(method, path, body);
    await year.passShortly();
    return result;
  };
  const approve = ({ id }: Request) => decided('PATCH', `requests/${id}`, { status: 'approved' });
  const book = async (name: string, stay: Stay, language = 'de') => {
    const request = await ask(name, stay, language);
    await approve(request);
    await confirm(name);
    return request;
  };
  const enter = (name: string, start_date: string, end_date: string, fields: object = {}) =>
    decided<Request>('POST', 'requests', {
      ...{ name, email: emailOf(name), start_date, end_date, status: 'confirmed', stay_emails: true, ...fields },
    });
  const move = ({ id }: Request, start_date: string, end_date: string, notify: boolean) =>
    decided('POST', `requests/${id}/move`, { start_date, end_date, notify });
  const pay = ({ id }: Request, kind: 'deposit' | 'balance', amount: number) =>
    year.asOwner('POST', `requests/${id}/payments`, { kind, amount, date: year.today() });
  const respond = (name: string, { id }: Request, response: object) =>
    year.asGuest('POST', `requests/${id}/offer`, response, year.tokenFor(emailOf(name), '/status/'));
  const statusOf = async ({ id }: Request) => (await year.asOwner<Request>('GET', `requests/${id}`)).status;
  /** The parts of the price that are overdue. */
  const overdue = async ({ id }: Request) => {
    const { payment } = await year.asOwner<{ payment: PaymentStatus }>('GET', `requests/${id}`);
    return payment.due.filter(({ is_overdue }) => is_overdue).map(({ kind }) => kind);
  };
  const takenOn = async (day: string) => {
    const taken = await year.asGuest<{ date: string }[]>('GET', 'occupied');
    return taken.some(({ date }) => date === day);
  };

  const expectEmails = async (expected: readonly string[]) => {
    const emails = await year.emails();
    expect(emails.toSorted()).toEqual(expected.toSorted());
    const unsent = (await year.log()).filter(({ state }) => state !== 'sent');
    // The mail server refused it until the booking was moved.
    expect(unsent).toEqual([expect.objectContaining({ kind: 'stay-arrival', to: emailOf('Mara') })]);
    // The door code is in the e-mails before the arrivals alone.
    expect(year.emailsWith('4719')).toBe(emails.filter((email) => email.includes('stay-arrival')).length);
  };

  it('sends every e-mail once, at its hour, from autumn until after New Year', async () => {
    await set('stay-emails', stayEmails);
    await set('prices', prices);
    await set('waiting-requests', { remindAfterHours: [24, 72], declineBeforeArrival: true });

    // A request waits for the owner, and its stay lasts over the change of the clocks in autumn.
    await year.passHalfAnHour();
    const anna = await ask('Anna', { startDate: '2030-10-24', endDate: '2030-10-28' });
    await year.until('2030-10-04 12');
    await approve(anna);
    await confirm('Anna');

    // An offer that is held and accepted, for a stay over New Year, whose deposit becomes due.
    await year.until('2030-10-26 10');
    await year.passHalfAnHour();
    const ben = await ask('Ben', { startDate: '2030-12-29', endDate: '2031-01-02' });
    await year.until('2030-10-27 12');
    const newYear = { start_date: '2030-12-30', end_date: '2031-01-03' };
    await decided('POST', `requests/${ben.id}/offer`, { ...newYear, hold: true, valid_days: 3 });
    await year.until('2030-10-29 10');
    await respond('Ben', ben, { accept: true });
    await year.until('2030-11-05 12');
    expect(await overdue(ben)).toEqual([]);
    await year.until('2030-11-06 00');
    expect(await overdue(ben)).toEqual(['deposit']);
    await pay(ben, 'deposit', 112_00);
    expect(await overdue(ben)).toEqual([]);

    // An offer that runs out, and whose days are free again then.
    await year.until('2030-11-06 12');
    const february = { start_date: '2031-02-10', end_date: '2031-02-14' };
    await decided('POST', 'offers', { name: 'Clara', email: emailOf('Clara'), ...february, hold: true, valid_days: 2 });
    await year.until('2030-11-08 12');
    expect(await takenOn('2031-02-10')).toBe(true);
    await year.until('2030-11-09 00');
    expect(await takenOn('2031-02-10')).toBe(false);

    await year.until('2030-11-09 12');
    const emil = await book('Emil', { startDate: '2030-12-15', endDate: '2030-12-18' });
    const frida = await book('Frida', { startDate: '2030-12-20', endDate: '2030-12-22' });
    await enter('Gustav', '2031-01-07', '2031-01-11', { notify: true, locale: 'en' });
    await enter('Hanna', '2030-11-26', '2030-11-30');
    await enter('Ida', '2030-11-18', '2030-11-20');
    await enter('Jana', '2030-12-01', '2030-12-05');
    await enter('Karl', '2030-12-10', '2030-12-14');
    const mara = await enter('Mara', '2030-12-24', '2030-12-26');

    // A standstill of ten days.
    await year.until('2030-11-14 12');
    await year.standUntil('2030-11-24 12');

    // A stay that is moved, and one that is cancelled.
    await year.until('2030-11-29 12');
    await pay(emil, 'balance', 440_00);
    await year.until('2030-12-05 12');
    await move(emil, '2030-12-16', '2030-12-19', true);
    await decided('POST', `requests/${frida.id}/cancel`, { reason: 'Rohrbruch', evenConfirmed: true });

    // A crash in the middle of a sweep.
    await year.until('2030-12-07 08');
    expect(await year.crashAt('2030-12-07 09', 1)).toBe(true);

    // A stay that is moved without a word, while the e-mail before its arrival waits.
    await year.until('2030-12-21 08');
    mail.rejectWith(451, { to: emailOf('Mara') });
    await year.until('2030-12-22 12');
    await move(mara, '2030-12-26', '2030-12-28', false);
    mail.acceptAll();

    // A request that nobody decides on.
    await year.until('2030-12-31 08');
    await year.passHalfAnHour();
    const lena = await ask('Lena', { startDate: '2031-01-20', endDate: '2031-01-22' });
    await year.until('2031-01-20 00');
    expect(await statusOf(lena)).toBe('declined');

    await expectEmails(emailsUntilJanuary);
  });

  it('goes on so until the next autumn', async () => {
    // A stay over the change of the clocks in spring, which is paid before the rest is due.
    await year.until('2031-01-20 12');
    const dora = await book('Dora', { startDate: '2031-03-27', endDate: '2031-03-31' }, 'en');
    await pay(dora, 'balance', 560_00);
    await year.until('2031-06-05 12');
    await enter('Olga', '2031-07-01', '2031-07-05');
    await year.until('2031-10-01 00');
    await expectEmails([...emailsUntilJanuary, ...emailsFromJanuary]);
  });
};

// What it does on MONGODB_URI, too, has tests of its own there: claims, sweeps and crashes between their writes.
describeOnEmbeddedDatabase('A year of a house', liveYear(false));

// Takes a minute or two for each engine: see docs/tests.md.
if (process.env.YEAR_OVER_RABBITMQ) {
  describeEachDatabase('A year over RabbitMQ, with two instances of everything', liveYear(true));
}
