import { join } from 'node:path';

/** The thread that parses calendar feeds, for the builds of the applications that contain the service. */
export const parseThread = {
  'parse-thread': join(import.meta.dirname, 'src/calendars/reading/parse-thread.ts'),
};
