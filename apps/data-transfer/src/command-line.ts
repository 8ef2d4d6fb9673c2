import { parseArgs } from 'node:util';
import { UserError } from './user-error';

const commands = ['export', 'import', 'restore'] as const;

type Command = (typeof commands)[number];

export interface CommandLine {
  command: Command;
  folder: string;
  /** Whether an import may replace existing data. */
  force: boolean;
}

const usage = [
  'npm run data -- export <folder>            writes everything into a new folder, also while Hearthstay runs',
  'npm run data -- import <folder> [--force]  reads it back, while Hearthstay is stopped; --force replaces what is there',
  'npm run data -- restore <folder>           the same, after an export of what is there into a folder beside this one',
  '',
  'It is the data in DATA_DIR, or on the server at MONGODB_URI where that is set.',
].join('\n');

/** @throws UserError with the usage, for invalid parameters. */
export const parseCommandLine = (parameters: string[]): CommandLine => {
  const { values, positionals } = parseLoosely(parameters);
  const [first, folder, ...more] = positionals;
  const command = commands.find((name) => name === first);
  const force = values.force === true;
  if (!command || !folder || more.length > 0) throw new UserError(usage);
  if (force && command === 'export') throw new UserError(`An export replaces nothing.\n\n${usage}`);
  if (force && command === 'restore') throw new UserError(`A restore needs no --force.\n\n${usage}`);
  return { command, folder, force };
};

const parseLoosely = (parameters: string[]) => {
  try {
    return parseArgs({ args: parameters, options: { force: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
};
