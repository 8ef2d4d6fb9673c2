import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrokerPlace, readDataPlace, readEnv } from './env';

const directory = mkdtempSync(join(tmpdir(), 'hearthstay-secrets-'));
afterAll(() => rmSync(directory, { recursive: true }));

const fileWith = (content: string): string => {
  const path = join(directory, 'secret');
  writeFileSync(path, content);
  return path;
};

/** The schema is not asked which variables are secrets, so that none loses its mark. */
const secrets = {
  MONGODB_URI: 'mongodb://user:hunter2@db',
  RABBITMQ_URL: 'amqp://user:hunter2@broker',
  SMTP_URL: 'smtp://user:hunter2@mail',
};

const secretsIn = ({ MONGODB_URI, RABBITMQ_URL, SMTP_URL }: ReturnType<typeof readEnv>) => ({
  MONGODB_URI,
  RABBITMQ_URL,
  SMTP_URL,
});

describe.each(Object.entries(secrets))('%s in a file', (name, value) => {
  const variable = `${name}_FILE`;

  it.each(['', '\n', '\r\n'])('is read, which ends with %j', (end) => {
    expect(secretsIn(readEnv({ [variable]: fileWith(value + end) }))).toEqual({ [name]: value });
  });

  it.each([
    ['a missing file', () => join(directory, 'missing'), 'names a file that cannot be read (ENOENT)'],
    ['a folder', () => directory, 'names a file that cannot be read (EISDIR)'],
    ['an empty file', () => fileWith('\n'), 'names an empty file'],
  ])('is refused with %s, and nothing else is', (_, path, reason) => {
    expect(() => readEnv({ [variable]: path() }, { required: ['MONGODB_URI', 'RABBITMQ_URL'] })).toThrow(
      new RegExp(`settings:\n  ${variable} ${reason.replaceAll(/[()]/g, '\\$&')}$`),
    );
  });

  it('is refused when the variable itself is set as well, without its value', () => {
    expect(() => readEnv({ [variable]: fileWith(value), [name]: value })).toThrow(
      new RegExp(`settings:\n  ${variable} and ${name} are both set: unset one of them$`),
    );
  });

  it('is refused with an invalid value, without it', () => {
    expect(() => readEnv({ [variable]: fileWith('user:hunter2@host') })).toThrow(
      new RegExp(`settings:\n  ${name} must be (?!.*hunter2)[^\n]*$`),
    );
  });

  it('replaces the variable that is empty, and is unset when it is empty itself', () => {
    expect(secretsIn(readEnv({ [variable]: fileWith(value), [name]: '' }))).toEqual({ [name]: value });
    expect(secretsIn(readEnv({ [variable]: ' ', [name]: value }))).toEqual({ [name]: value });
  });
});

it('A file of a variable that is no secret is not opened', () => {
  expect(readEnv({ MAIL_FROM_FILE: join(directory, 'missing') }).MAIL_FROM).toBe('Hearthstay <no-reply@localhost>');
});

it('A secret in a file counts as set, also for the rules of production', () => {
  const requires = { required: ['MONGODB_URI'] as const };
  const inProduction = (uri: string) => readEnv({ NODE_ENV: 'production', MONGODB_URI_FILE: fileWith(uri) }, requires);
  expect(inProduction('mongodb://db').MONGODB_URI).toBe('mongodb://db');
  expect(() => inProduction('mongodb://db/?tlsInsecure=true')).toThrow('MONGODB_URI cannot switch off the check');
});

it('A data command reads the address of the database from a file, and opens no other', () => {
  const files = { MONGODB_URI_FILE: fileWith('mongodb://db\n'), SMTP_URL_FILE: join(directory, 'missing') };
  expect(readDataPlace(files).MONGODB_URI).toBe('mongodb://db');
});

it('reads the address of the broker from a file for commands, too', () => {
  const files = { RABBITMQ_URL_FILE: fileWith('amqp://broker\n') };
  expect(readBrokerPlace(files)).toEqual({ RABBITMQ_URL: 'amqp://broker' });
});
