import { StartupError } from '../process/startup-error';
import { envSchema, withDerivedDefaults, type Env, type VariableName } from './env-schema';

type Source = Record<string, string | undefined>;
type Wrong = { name: string; reason: string };

/** An empty variable is an unset one: that is how compose files and shells leave out a setting. */
const setVariables = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));

/** Settings that are right by themselves and wrong together. */
const wrongTogether = (set: Source, required: readonly VariableName[]): Wrong[] => {
  const missing = required.filter((name) => !set[name]);
  const wrong = missing.map((name) => ({ name, reason: 'must be set for a service in a process of its own' }));
  if (set['NODE_ENV'] !== 'production') return wrong;
  if (set['RATE_LIMITS'] === 'off') wrong.push({ name: 'RATE_LIMITS', reason: 'cannot be off in production' });
  if (!set['SMTP_URL'])
    wrong.push({ name: 'SMTP_URL', reason: 'must be set in production, or no e-mail reaches anybody' });
  return wrong;
};

/**
 * The program's settings, from the environment. Nothing else in the product reads `process.env`.
 *
 * @param required variables that this program cannot do without, although others can.
 * @throws StartupError with one line for every variable that is wrong; values are not repeated, for some are secrets.
 */
export const readEnv = (source: Source = process.env, required: readonly VariableName[] = []): Env => {
  const set = setVariables(source);
  const parsed = envSchema.safeParse(set);
  const wrongAlone = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    name: path.join('.'),
    reason: message,
  }));
  const wrong = [...wrongAlone, ...wrongTogether(set, required)];
  if (!parsed.success || wrong.length > 0) {
    const lines = wrong.map(({ name, reason }) => `  ${name} ${reason}`);
    throw new StartupError(['Hearthstay cannot start with these settings:', ...lines].join('\n'));
  }
  return withDerivedDefaults(parsed.data);
};
