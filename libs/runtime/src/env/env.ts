import type { z } from 'zod';
import { StartupError } from '@hearthstay/contracts';
import { envSchema, localUrl, withDerivedDefaults, type Env, type VariableName } from './env-schema';
import { unsafeInProduction } from './production-rules';
import { withSecretsOfFiles } from './secret-files';
import type { Source, Wrong } from './source';

/** The former names of variables, which are read as long as the new one is not set. */
const formerNames: Readonly<Record<string, VariableName>> = { FEED_ALLOWED_HOSTS: 'ALLOWED_HOSTS' };

/**
 * The variables that are set, those of the schema with the secrets of files. An empty variable counts as unset, because
 * compose files cannot leave one out conditionally.
 */
const setVariables = (source: Source, { shape }: z.ZodObject): Source => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const renamed = Object.entries(formerNames).map(([former, name]) => [name, given[former]] as const);
  const named = { ...Object.fromEntries(renamed.filter(([, value]) => value !== undefined)), ...given };
  const { set, wrong } = withSecretsOfFiles(shape, named);
  if (wrong.length > 0) throw cannotStartWith(wrong);
  return set;
};

/** Requirements of one program on its settings. */
export interface Needs {
  /** Variables that are optional for other programs. */
  required?: readonly VariableName[];
  /** Requires `SMTP_URL` in production; other programs do not get the credentials of the mail server. */
  sendsEmails?: boolean;
  /** Requires `ADMIN_EMAILS` in production, because the program adds the example admin elsewhere. */
  addsFirstAdmin?: boolean;
}

/** Settings that are valid alone and invalid in combination. */
const invalidCombinations = (set: Source, { required = [], sendsEmails, addsFirstAdmin }: Needs): Wrong[] => {
  const missing = required.filter((name) => !set[name]);
  const wrong: Wrong[] = missing.map((name) => ({ name, reason: 'must be set for a service in a process of its own' }));
  if (set['NODE_ENV'] !== 'production') return wrong;
  wrong.push(...unsafeInProduction(set));
  if (sendsEmails && !set['SMTP_URL'])
    wrong.push({ name: 'SMTP_URL', reason: 'must be set in production, or no e-mail reaches anybody' });
  if (addsFirstAdmin && !set['ADMIN_EMAILS'])
    wrong.push({ name: 'ADMIN_EMAILS', reason: 'must be set in production, or nobody can sign in' });
  return wrong;
};

const invalidVariables = (error: z.ZodError | undefined): Wrong[] =>
  (error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), reason: message }));

const cannotStartWith = (wrong: readonly Wrong[]): StartupError => {
  const lines = wrong.map(({ name, reason }) => `  ${name} ${reason}`);
  return new StartupError(['Hearthstay cannot start with these settings:', ...lines].join('\n'));
};

/**
 * The settings of the program. No other code reads `process.env`.
 *
 * @throws StartupError with one line for each invalid variable, without values, because some are secrets.
 */
export const readEnv = (source: Source = process.env, needs: Needs = {}): Env => {
  const set = setVariables(source, envSchema);
  const { data, error } = envSchema.safeParse(set);
  const wrong = [...invalidVariables(error), ...invalidCombinations(set, needs)];
  if (!data || wrong.length > 0) throw cannotStartWith(wrong);
  return withDerivedDefaults(data);
};

const dataPlaceSchema = envSchema.pick({ MONGODB_URI: true, DATA_DIR: true });

/** The location of the data, for commands that need no other setting. @throws StartupError as `readEnv` does. */
export const readDataPlace = (source: Source = process.env): z.output<typeof dataPlaceSchema> =>
  parse(dataPlaceSchema, source);

const operatorPlaceSchema = envSchema.pick({ RABBITMQ_URL: true, DATA_DIR: true, PORT: true, PUBLIC_URL: true });

/** The location of a running product, for commands to it. @throws StartupError as `readEnv` does. */
export const readOperatorPlace = (source: Source = process.env) => {
  const { PORT, PUBLIC_URL, ...place } = parse(operatorPlaceSchema, source);
  return { ...place, PUBLIC_URL: PUBLIC_URL ?? localUrl(PORT) };
};

const brokerPlaceSchema = envSchema.pick({ RABBITMQ_URL: true });

/** The address of the broker, for commands that need no other setting. @throws StartupError as `readEnv` does. */
export const readBrokerPlace = (source: Source = process.env): z.output<typeof brokerPlaceSchema> =>
  parse(brokerPlaceSchema, source);

const parse = <Schema extends z.ZodObject>(schema: Schema, source: Source): z.output<Schema> => {
  const { data, error } = schema.safeParse(setVariables(source, schema));
  if (error) throw cannotStartWith(invalidVariables(error));
  return data;
};
