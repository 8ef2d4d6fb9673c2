import { inspect } from 'node:util';

/**
 * An error that the user of a tool can correct. Its message states the problem and the correction; its stack is not
 * shown.
 */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}

/** Runs a tool. An error is printed to standard error, and the process exits with 1. */
export const runTool = async (tool) => {
  try {
    await tool();
  } catch (error) {
    process.stderr.write(`\n${error instanceof UserError ? error.message : inspect(error)}\n`);
    process.exit(1);
  }
};
