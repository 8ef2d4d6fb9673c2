import { NotificationSettings } from './notification-settings';

const settingsWith = (MAIL_FROM: string) =>
  new NotificationSettings({
    PUBLIC_URL: 'https://haus-am-see.example:8443',
    MAIL_FROM,
    SMTP_URL: undefined,
    SMTP_ALLOW_PLAINTEXT: 'off',
    PROPERTY_TIMEZONE: 'Europe/Berlin',
    DEFAULT_LOCALE: 'de',
    ADMIN_LINK_MINUTES: 15,
  });

describe('NotificationSettings', () => {
  it.each(['haus@example.com', 'Haus am See <haus@example.com>', '<haus@example.com>'])(
    'takes the address out of %s',
    (mailFrom) => {
      expect(settingsWith(mailFrom).senderAddress).toBe('haus@example.com');
    },
  );

  it('uses the host without the port in ids', () => {
    expect(settingsWith('haus@example.com').host).toBe('haus-am-see.example');
  });
});
