import { inspect } from 'node:util';
import { StartupError } from '@hearthstay/contracts';
import { CannotGoOn } from './cannot-go-on';
import { run } from './run';

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const isMendable = error instanceof CannotGoOn || error instanceof StartupError;
  process.stderr.write(`${isMendable ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
