import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CalendarError, readCalendar, type CalendarReading, type ReadingOptions } from '@hearthstay/calendar-feed';
import { DomainError } from '@hearthstay/contracts';
import { parseInThread } from './parse-in-thread';

/** Tests run the source (.ts) and benchmarks a bundle of it (.mjs); both parse in their own thread. */
const isBuilt = import.meta.filename.endsWith('.js');

/** A file beside the built application, which does not start without it, because parsing would block its event loop. */
const program = join(import.meta.dirname, 'parse-thread.js');
if (isBuilt && !existsSync(program)) throw new Error(`The program has no file ${program}: build it again`);

const parseHere = (bytes: Uint8Array, options: ReadingOptions): CalendarReading => {
  try {
    return readCalendar(bytes, options);
  } catch (error) {
    throw error instanceof CalendarError ? new DomainError(error.code) : error;
  }
};

/** @throws DomainError when it is not a complete, valid calendar. */
export const parseCalendar = async (
  bytes: Uint8Array,
  { options, timeoutMs }: { options: ReadingOptions; timeoutMs: number },
): Promise<CalendarReading> =>
  isBuilt ? parseInThread(program, bytes, { options, timeoutMs }) : parseHere(bytes, options);
