import { inspect } from 'node:util';

/** Something that whoever runs a tool can mend. The message says what and how; no stack is shown. */
export class CannotGoOn extends Error {
  /** @override */
  name = 'CannotGoOn';
}

/** Runs a tool to its end; whatever stops it is said in words on the error output and ends the process with 1. */
export const runTool = async (tool) => {
  try {
    await tool();
  } catch (error) {
    process.stderr.write(`\n${error instanceof CannotGoOn ? error.message : inspect(error)}\n`);
    process.exit(1);
  }
};
