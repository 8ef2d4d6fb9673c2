import { UserError } from '../user-error';

/** @param what the problem, as the end of a sentence */
export const damaged = (file: string, what: string): UserError =>
  new UserError(`The backup is damaged, and nothing was imported from it: ${file}: ${what}. Take another one.`);
