import { CannotGoOn } from '../cannot-go-on';

/** @param what the problem, as the end of a sentence */
export const damaged = (file: string, what: string): CannotGoOn =>
  new CannotGoOn(`The backup is damaged, and nothing was imported from it: ${file}: ${what}. Take another one.`);
