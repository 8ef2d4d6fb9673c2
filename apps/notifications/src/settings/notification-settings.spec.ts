import { NotificationSettings } from './notification-settings';

const settingsWith = (changes: Partial<ConstructorParameters<typeof NotificationSettings>[0]>) =>
  new NotificationSettings({
    PUBLIC_URL: 'https://haus-am-see.example:8443',
    MAIL_FROM: 'haus@example.com',
    SMTP_URL: undefined,
    SMTP_ALLOW_PLAINTEXT: 'off',
    PROPERTY_TIMEZONE: 'Europe/Berlin',
    DEFAULT_LOCALE: 'de',
    ALLOWED_HOSTS: [],
    ADMIN_LINK_MINUTES: 15,
    ...changes,
  });

describe('NotificationSettings', () => {
  it.each(['haus@example.com', 'Haus am See <haus@example.com>', '<haus@example.com>'])(
    'takes the address out of %s',
    (MAIL_FROM) => {
      expect(settingsWith({ MAIL_FROM }).senderAddress).toBe('haus@example.com');
    },
  );

  it('uses the host without the port in ids', () => {
    expect(settingsWith({}).host).toBe('haus-am-see.example');
  });

  it.each([
    ['on', 'smtp://mail.example.com', true],
    ['off', 'smtp://mail.example.com', false],
    ['mailpit', 'smtp://Mailpit:1025', true],
    ['mailpit', 'smtp://mail.example.com', false],
    ['mailpit', 'smtp://mailpit.example.com', false],
    ['mailpit', undefined, false],
  ])('with SMTP_ALLOW_PLAINTEXT=%s and the server %s allow a connection without encryption: %s', (...given) => {
    const [SMTP_ALLOW_PLAINTEXT, SMTP_URL, allows] = given;
    expect(settingsWith({ SMTP_ALLOW_PLAINTEXT, SMTP_URL }).allowsPlaintext).toBe(allows);
  });
});
