import { parseArgs } from 'node:util';
import { emailSchema, StartupError } from '@hearthstay/contracts';

export interface CommandLine {
  email: string;
  /** Whether the address becomes an admin first. */
  add: boolean;
}

const usage = [
  'npm run admin-link -- <address>        prints a link by which this admin signs in, without an e-mail',
  'npm run admin-link -- <address> --add  makes the address an admin first',
  '',
  'Hearthstay must be running, with its data in DATA_DIR, or with the broker at RABBITMQ_URL where that is set.',
].join('\n');

/** @throws StartupError with the usage, for invalid parameters */
export const parseCommandLine = (parameters: string[]): CommandLine => {
  const { values, positionals } = parseLoosely(parameters);
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0) throw new StartupError(usage);
  const email = emailSchema.safeParse(address).data;
  if (email === undefined) throw new StartupError(`${address} is not an e-mail address.\n\n${usage}`);
  return { email, add: values.add === true };
};

const parseLoosely = (parameters: string[]) => {
  try {
    return parseArgs({ args: parameters, options: { add: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n\n${usage}`);
  }
};
