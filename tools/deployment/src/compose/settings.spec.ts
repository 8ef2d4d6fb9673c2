import { readDataPlace, readEnv, variableNames } from '@hearthstay/runtime';
import { applications, services } from '../applications';
import { brokerUsers, passwordVariableOf } from '../broker-users';
import { composeServices, environmentOf, exampleSecrets, requiredVariables } from './compose';

const needsDatabase = ['MONGODB_URI'] as const;
const productionSettings = {
  PUBLIC_URL: 'https://stay.example.com',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  SMTP_ALLOW_PLAINTEXT: 'on',
  MAIL_FROM: 'Our house <house@example.com>',
  ADMIN_EMAILS: 'me@example.com',
  TRUST_PROXY: '2',
};

/** The environment of a service, parsed as the service does. */
const settingsOf = (name: string, given: Record<string, string>) => {
  const service = composeServices(given)[name] ?? {};
  expect(variableNames).toEqual(expect.arrayContaining(Object.keys(service.environment ?? {})));
  const environment = environmentOf(service, given);
  return readEnv(
    { NODE_ENV: 'production', ...environment },
    { required: ['RABBITMQ_URL', ...(name === 'bff' ? [] : needsDatabase)], sendsEmails: name === 'notifications' },
  );
};

const databaseOf = (user: string): string => {
  const variable = `MONGODB_${user.toUpperCase().replaceAll('-', '_')}_PASSWORD`;
  return `mongodb://${user}:${exampleSecrets()[variable]}@mongo:27017/?replicaSet=rs0`;
};

describe('The settings in docker-compose.yml', () => {
  it.each(applications)('are valid for %s', (name) => {
    const settings = settingsOf(name, {});
    expect(settings.SMTP_URL).toBe(name === 'notifications' ? 'smtp://mailpit:1025' : undefined);
    expect(settings.TRUST_PROXY).toBe(name === 'bff' ? 1 : false);
    expect(settings).toMatchObject({
      RABBITMQ_URL: `amqp://${name}:${exampleSecrets()[passwordVariableOf(name)]}@rabbitmq:5672`,
      PUBLIC_URL: 'http://localhost:3000',
    });
  });

  it.each(applications)('of a production site are passed on to %s', (name) => {
    const { SMTP_URL, SMTP_ALLOW_PLAINTEXT, MAIL_FROM, TRUST_PROXY, ...others } = productionSettings;
    expect(settingsOf(name, productionSettings)).toMatchObject({
      ...others,
      ...(name === 'notifications' && { SMTP_URL, SMTP_ALLOW_PLAINTEXT, MAIL_FROM }),
      ...(name === 'bff' && { TRUST_PROXY: Number(TRUST_PROXY) }),
      ADMIN_EMAILS: [others.ADMIN_EMAILS],
    });
  });

  it('give each service a login of its own at the database, and the BFF none', () => {
    expect(settingsOf('bff', {}).MONGODB_URI).toBeUndefined();
    for (const name of services) expect(settingsOf(name, {}).MONGODB_URI).toBe(databaseOf(name));
    for (const name of ['data', 'backup']) {
      const { MONGODB_URI } = readDataPlace(environmentOf(composeServices()[name] ?? {}));
      expect(MONGODB_URI).toBe(databaseOf('data'));
    }
  });

  it('contain no password: Compose names the command that makes them', () => {
    expect(requiredVariables()).toEqual(expect.arrayContaining(['RABBITMQ_BFF_PASSWORD', 'MONGODB_KEY']));
    const environments = Object.values(composeServices()).map((service) => environmentOf(service));
    const passwords = environments.flatMap((environment) => [
      ...Object.entries(environment).flatMap(([name, value]) => (/PASS|KEY/.test(name) ? [value] : [])),
      ...Object.values(environment).flatMap((value) => /\/\/[^:/@]+:([^@]*)@/.exec(value)?.[1] ?? []),
    ]);
    expect(passwords.length).toBeGreaterThan(services.length);
    expect(Object.values(exampleSecrets())).toEqual(expect.arrayContaining(passwords));
  });

  it('give the broker the password of each user', () => {
    const names = Object.keys(environmentOf(composeServices()['rabbitmq'] ?? {})).filter((name) =>
      /PASSWORD$/.test(name),
    );
    const wanted = brokerUsers().users.map(({ name }) => passwordVariableOf(name));
    expect(names.sort()).toEqual(wanted.sort());
  });

  it('put backups where BACKUP_DIR says', () => {
    expect(composeServices()['data']?.volumes).toContain('./backups:/backups');
    for (const name of ['data', 'backup']) {
      expect(composeServices({ BACKUP_DIR: '/mnt/nas' })[name]?.volumes).toContain('/mnt/nas:/backups');
    }
  });
});
