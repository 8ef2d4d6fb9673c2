import { join } from 'node:path';

/** The program that parses calendars, for the builds of the applications that contain the service. */
export const parseProcess = {
  'parse-process': join(import.meta.dirname, 'src/calendars/reading/parse-process.ts'),
};
