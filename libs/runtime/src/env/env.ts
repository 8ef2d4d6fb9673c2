import type { z } from 'zod';
import { StartupError } from '@hearthstay/contracts';
import { envSchema, withDerivedDefaults, type Env, type VariableName } from './env-schema';

type Source = Record<string, string | undefined>;
type Wrong = { name: string; reason: string };

/** An empty variable is an unset one: that is how compose files and shells leave out a setting. */
const setVariables = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));

/** What a program needs of its settings beyond what all programs do. */
export interface Needs {
  /** Settings that it cannot do without, although others can. */
  required?: readonly VariableName[];
  /** In production it then needs a mail server, whose login is nobody else's business. */
  sendsEmails?: boolean;
}

/** Settings that are right by themselves and wrong together. */
const wrongTogether = (set: Source, { required = [], sendsEmails = false }: Needs): Wrong[] => {
  const missing = required.filter((name) => !set[name]);
  const wrong = missing.map((name) => ({ name, reason: 'must be set for a service in a process of its own' }));
  if (set['NODE_ENV'] !== 'production') return wrong;
  if (set['RATE_LIMITS'] === 'off') wrong.push({ name: 'RATE_LIMITS', reason: 'cannot be off in production' });
  if (sendsEmails && !set['SMTP_URL'])
    wrong.push({ name: 'SMTP_URL', reason: 'must be set in production, or no e-mail reaches anybody' });
  return wrong;
};

const wrongAlone = (error: z.ZodError | undefined): Wrong[] =>
  (error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), reason: message }));

const cannotStartWith = (wrong: readonly Wrong[]): StartupError => {
  const lines = wrong.map(({ name, reason }) => `  ${name} ${reason}`);
  return new StartupError(['Hearthstay cannot start with these settings:', ...lines].join('\n'));
};

/**
 * The program's settings, from the environment. Nothing else in the product reads `process.env`.
 *
 * @throws StartupError with one line for every variable that is wrong; values are not repeated, for some are secrets.
 */
export const readEnv = (source: Source = process.env, needs: Needs = {}): Env => {
  const set = setVariables(source);
  const { data, error } = envSchema.safeParse(set);
  const wrong = [...wrongAlone(error), ...wrongTogether(set, needs)];
  if (!data || wrong.length > 0) throw cannotStartWith(wrong);
  return withDerivedDefaults(data);
};

const dataPlaceSchema = envSchema.pick({ MONGODB_URI: true, DATA_DIR: true });

/** Where the data lies, for a command that needs to know nothing else of the house. @throws StartupError as `readEnv` does. */
export const readDataPlace = (source: Source = process.env): z.output<typeof dataPlaceSchema> => {
  const { data, error } = dataPlaceSchema.safeParse(setVariables(source));
  if (!data) throw cannotStartWith(wrongAlone(error));
  return data;
};
