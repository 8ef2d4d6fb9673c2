import { inspect } from 'node:util';
import { StartupError } from '@hearthstay/contracts';
import { UserError } from './user-error';
import { run } from './run';

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const isUserError = error instanceof UserError || error instanceof StartupError;
  process.stderr.write(`${isUserError ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
