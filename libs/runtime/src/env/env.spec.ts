import { StartupError } from '@hearthstay/contracts';
import { readDataPlace, readEnv, type Needs } from './env';

const refusalOf = (source: Record<string, string>, needs?: Needs): string[] => {
  try {
    readEnv(source, needs);
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as StartupError).message.split('\n').slice(1);
  }
  throw new Error('The settings were taken');
};

describe('The settings', () => {
  it('have default values', () => {
    expect(readEnv({})).toEqual({
      NODE_ENV: 'development',
      PORT: 3000,
      HOST: '127.0.0.1',
      HEALTH_PORT: 3100,
      PUBLIC_URL: 'http://localhost:3000',
      SMTP_ALLOW_PLAINTEXT: 'off',
      MAIL_FROM: 'Hearthstay <no-reply@localhost>',
      ADMIN_EMAILS: [],
      DATA_DIR: '.data',
      BACKUPS_KEPT: 14,
      ALLOWED_HOSTS: [],
      PROPERTY_TIMEZONE: 'Europe/Berlin',
      DEFAULT_LOCALE: 'de',
      TRUST_PROXY: false,
      RATE_LIMITS: 'on',
      CONFIRM_LINK_DAYS: 7,
      STATUS_LINK_DAYS: 90,
      ADMIN_LINK_MINUTES: 15,
      UNDO_SECONDS: 10,
      LOG_LEVEL: 'info',
    });
  });

  it('treat an empty variable as unset', () => {
    expect(readEnv({ PORT: '', SMTP_URL: ' ', ADMIN_EMAILS: '', DATA_DIR: '' })).toEqual(readEnv({}));
  });

  it.each([
    ['PORT', '3000x', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PORT', '0x10', 'a whole number from 0 to 65535'],
    ['HEALTH_PORT', '1e3', 'a whole number from 0 to 65535'],
    ['PUBLIC_URL', 'booking.example.com', 'an address without a path'],
    ['PUBLIC_URL', 'https://example.com/house', 'an address without a path'],
    ['PUBLIC_URL', 'ftp://example.com', 'an address without a path'],
    ['MONGODB_URI', 'localhost:27017', 'must be an address such as mongodb://'],
    ['MONGODB_URI', 'mongodb://', 'must be an address such as mongodb://'],
    ['MONGODB_URI', 'mongodb://user:50%off@db', 'its password percent-encoded'],
    ['MONGODB_URI', 'mongodb://user:p@ss/word@db', 'its password percent-encoded'],
    ['RABBITMQ_URL', 'http://localhost', 'must be a URL such as amqp://'],
    ['RABBITMQ_URL', 'amqp://localhost:70000', 'must be a URL such as amqp://'],
    ['RABBITMQ_URL', 'amqp://user:50%off@broker', 'its password percent-encoded'],
    ['SMTP_URL', 'mail.example.com', 'must be a URL such as smtp://'],
    ['SMTP_URL', 'smtp://mail:port', 'must be a URL'],
    ['SMTP_ALLOW_PLAINTEXT', 'yes', 'must be on, off, or the name of one mail server'],
    ['SMTP_ALLOW_PLAINTEXT', 'mailpit:1025', 'must be on, off, or the name of one mail server'],
    ['SMTP_URL', 'smtp://user:50%off@mail', 'must be a URL'],
    ['MAIL_FROM', 'Our house', 'must be an e-mail address'],
    ['MAIL_FROM', 'House\n<a@example.com>', 'must be an e-mail address'],
    ['ADMIN_EMAILS', 'owner@example.com, nobody', 'must be e-mail addresses'],
    ['ADMIN_EMAILS', ',', 'must be e-mail addresses'],
    ['PROPERTY_TIMEZONE', 'Europe/Atlantis', 'must be an IANA time zone'],
    ['DEFAULT_LOCALE', 'fr', 'must be one of de, en'],
    ['TRUST_PROXY', 'yes', 'must be true, false, a number of hops, or addresses'],
    ['TRUST_PROXY', '10.0.0.0/33', 'must be true, false, a number of hops, or addresses'],
    ['TRUST_PROXY', '0.0.0.0/0', 'must be true, false, a number of hops, or addresses'],
    ['RATE_LIMITS', 'no', 'must be one of on, off'],
    ['ALLOWED_HOSTS', 'cloud.home/calendar', 'hosts such as cloud.home:8443, separated by commas'],
    ['CONFIRM_LINK_DAYS', '0', 'a whole number from 1 to 3650'],
    ['STATUS_LINK_DAYS', '1.5', 'a whole number from 1 to 3650'],
    ['ADMIN_LINK_MINUTES', '1441', 'a whole number from 1 to 1440'],
    ['BACKUPS_KEPT', '-1', 'a whole number from 0 to 366'],
    ['UNDO_SECONDS', '61', 'a whole number from 0 to 60'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be a URL such as http://collector:4318'],
    ['LOG_LEVEL', 'loud', 'must be one of trace, debug'],
  ])('reject %s=%j', (name, value, reason) => {
    const lines = refusalOf({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${name} `);
    expect(lines[0]).toContain(reason);
  });

  it('have the hosts that their former name lists, unless the new one is set', () => {
    const former = { FEED_ALLOWED_HOSTS: 'cloud.home:8443' };
    expect(readEnv(former).ALLOWED_HOSTS).toEqual(['cloud.home:8443']);
    expect(readEnv({ ...former, ALLOWED_HOSTS: ' ' }).ALLOWED_HOSTS).toEqual(['cloud.home:8443']);
    expect(readEnv({ ...former, ALLOWED_HOSTS: 'ntfy.home' }).ALLOWED_HOSTS).toEqual(['ntfy.home']);
  });

  it('report all invalid variables at once, one line each', () => {
    const lines = refusalOf(
      { PORT: 'x', DEFAULT_LOCALE: 'x', SMTP_URL: 'x', NODE_ENV: 'production', RATE_LIMITS: 'off' },
      { required: ['MONGODB_URI'] },
    );
    expect(lines.map((line) => line.trim().split(' ')[0])).toEqual([
      'PORT',
      'SMTP_URL',
      'DEFAULT_LOCALE',
      'MONGODB_URI',
      'RATE_LIMITS',
    ]);
  });

  it('never contain a value in an error, because it may be a password', () => {
    const lines = refusalOf({ MONGODB_URI: 'mongo://user:hunter2@db', SMTP_URL: 'smtp://user:hunter2@mail:port' });
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('hunter2');
  });

  it('require an SMTP server in production for services that send e-mails', () => {
    const sender = { sendsEmails: true };
    expect(refusalOf({ NODE_ENV: 'production' }, sender)).toEqual([expect.stringContaining('SMTP_URL must be set')]);
    expect(readEnv({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.com' }, sender)).toMatchObject({
      SMTP_URL: 'smtp://mail.example.com',
    });
    expect(readEnv({ NODE_ENV: 'production' }).SMTP_URL).toBeUndefined();
  });

  it('allow to disable limits for load tests, but not in production', () => {
    expect(readEnv({ RATE_LIMITS: 'off' }).RATE_LIMITS).toBe('off');
    expect(refusalOf({ NODE_ENV: 'production', RATE_LIMITS: 'off' })).toEqual([expect.stringContaining('RATE_LIMITS')]);
  });

  describe('in production', () => {
    const inProduction = (set: Record<string, string>) => ({ NODE_ENV: 'production', ...set });

    it.each([
      ['ADMIN_EMAILS', 'owner@example.com', 'cannot name the example owner@example.com'],
      ['ADMIN_EMAILS', 'me@haus-am-see.de, Owner@Example.com', 'cannot name the example owner@example.com'],
      ['ADMIN_EMAILS', 'Owner <owner@example.com>', 'cannot name the example owner@example.com'],
      ['PUBLIC_URL', 'http://stay.example.com', 'must be an https address in production'],
      ['PUBLIC_URL', 'http://192.168.1.20:3000', 'must be an https address in production'],
      ['PUBLIC_URL', 'http://localhost.example.com', 'must be an https address in production'],
      ['SMTP_URL', 'smtps://mail.example.com?tls.rejectUnauthorized=false', 'cannot have tls.rejectUnauthorized=false'],
      ['SMTP_URL', 'smtp://mail?a=b&tls%2ErejectUnauthorized=0', 'cannot have tls.rejectUnauthorized=false'],
      ['MONGODB_URI', 'mongodb://one,two/?tls=true&tlsInsecure=true', 'cannot switch off the check of certificates'],
      ['MONGODB_URI', 'mongodb+srv://db/?tlsAllowInvalidHostnames=true', 'cannot switch off the check'],
      ['NODE_TLS_REJECT_UNAUTHORIZED', '0', 'cannot be 0 in production'],
    ])('reject %s=%s', (name, value, reason) => {
      expect(refusalOf(inProduction({ [name]: value }))).toEqual([expect.stringMatching(`^ {2}${name} ${reason}`)]);
      expect(() => readEnv({ [name]: value })).not.toThrow();
    });

    it.each([
      ['PUBLIC_URL', 'https://stay.example.com'],
      ['PUBLIC_URL', 'http://localhost:3000'],
      ['PUBLIC_URL', 'http://127.0.0.1:3000'],
      ['PUBLIC_URL', 'http://[::1]:3000'],
      ['PUBLIC_URL', 'http://stay.localhost'],
      ['SMTP_URL', 'smtps://mail.example.com?tls.rejectUnauthorized=true'],
      ['MONGODB_URI', 'mongodb://db/?tls=true&tlsInsecure=false'],
    ])('accept %s=%s', (name, value) => {
      expect(() => readEnv(inProduction({ [name]: value }))).not.toThrow();
    });

    const publicSite = { PUBLIC_URL: 'https://haus-am-see.de' };

    it.each(['owner@house.test', 'me@haus-am-see.de,you@example.org', 'me@haus.example', 'me@localhost.localhost'])(
      'reject the reserved address %s on a site for everybody',
      (emails) => {
        expect(refusalOf(inProduction({ ...publicSite, ADMIN_EMAILS: emails }))).toEqual([
          expect.stringContaining('ADMIN_EMAILS cannot name an address of a reserved domain'),
        ]);
      },
    );

    it.each([
      [publicSite.PUBLIC_URL, 'me@house-test.de,you@latest.example.de'],
      ['http://localhost:3000', 'owner@house.test'],
      ['https://stay.localhost', 'owner@house.test'],
      ['https://stay.example.com', 'me@example.com'],
    ])('accept on %s the admins %s', (url, emails) => {
      expect(() => readEnv(inProduction({ PUBLIC_URL: url, ADMIN_EMAILS: emails }))).not.toThrow();
    });

    it('require an admin of the program that otherwise adds the example', () => {
      const needs = { addsFirstAdmin: true };
      expect(refusalOf(inProduction({}), needs)).toEqual([expect.stringContaining('ADMIN_EMAILS must be set')]);
      expect(() => readEnv(inProduction({ ADMIN_EMAILS: 'me@haus-am-see.de' }), needs)).not.toThrow();
      expect(() => readEnv({}, needs)).not.toThrow();
    });
  });

  it('report the missing variables of a service in its own process', () => {
    expect(refusalOf({}, { required: ['RABBITMQ_URL', 'MONGODB_URI'] })).toEqual([
      expect.stringContaining('RABBITMQ_URL must be set'),
      expect.stringContaining('MONGODB_URI must be set'),
    ]);
  });

  it.each([
    'mongodb://one:27017,two:27017/?replicaSet=rs0',
    'mongodb+srv://user:50%25@cluster.example.com/admin?authSource=admin&tls=true',
    'mongodb://%2Ftmp%2Fmongodb.sock/?directConnection=true',
    'mongodb://[::1]:27017',
  ])('accept the URL %s', (uri) => {
    expect(readEnv({ MONGODB_URI: uri }).MONGODB_URI).toBe(uri);
  });

  it('normalise admin addresses', () => {
    expect(readEnv({ ADMIN_EMAILS: ' Owner@Ｅxample.com ,second@example.com,' }).ADMIN_EMAILS).toEqual([
      'owner@example.com',
      'second@example.com',
    ]);
  });

  it.each([
    ['true', true],
    ['false', false],
    ['1', 1],
    ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
    ['::1', '::1'],
  ])('pass TRUST_PROXY=%s to Express as %j', (value, setting) => {
    expect(readEnv({ TRUST_PROXY: value }).TRUST_PROXY).toBe(setting);
  });
});

describe('The defaults of PUBLIC_URL and MAIL_FROM', () => {
  it('use the port on this machine', () => {
    expect(readEnv({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
    expect(readEnv({ PUBLIC_URL: 'https://booking.example.com/' }).PUBLIC_URL).toBe('https://booking.example.com');
  });

  it('use the login of the SMTP server if it is an address', () => {
    const publicUrl = { PUBLIC_URL: 'https://booking.example.com' };
    const senderWith = (smtp: string) => readEnv({ ...publicUrl, SMTP_URL: smtp }).MAIL_FROM;
    expect(senderWith('smtp://house%40example.org:secret@mail')).toBe('Hearthstay <house@example.org>');
    expect(senderWith('smtp://house:secret@mail')).toBe('Hearthstay <no-reply@booking.example.com>');
    expect(readEnv({ MAIL_FROM: 'Haus am See <haus@example.org>' }).MAIL_FROM).toBe('Haus am See <haus@example.org>');
  });
});

describe('The location of the data', () => {
  it('is all that a data command requires', () => {
    const ofAHouse = { NODE_ENV: 'production', PORT: 'x', MONGODB_URI: 'mongodb://db' };
    expect(readDataPlace(ofAHouse)).toEqual({ MONGODB_URI: 'mongodb://db', DATA_DIR: '.data' });
    expect(readDataPlace({ DATA_DIR: '/data' })).toEqual({ DATA_DIR: '/data' });
  });

  it('is rejected without its password', () => {
    expect(() => readDataPlace({ MONGODB_URI: 'user:hunter2@db' })).toThrow(
      /^Hearthstay cannot start with these settings:\n {2}MONGODB_URI must be an address such as mongodb:\/\/[^\n]+$/,
    );
  });
});
