import { inspect } from 'node:util';
import { StartupError } from '@hearthstay/contracts';

/**
 * Runs a command for operators: prints its result, or its error and exits with code 1. An error that the operator can
 * correct is shown without a stack.
 *
 * @param run gets the parameters of the command line
 */
export const runCommand = async (run: (parameters: string[]) => Promise<string>): Promise<void> => {
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof StartupError ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  }
};
