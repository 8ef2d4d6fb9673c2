import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CalendarError, readCalendar, type CalendarReading, type ReadingOptions } from '@hearthstay/calendar-feed';
import { DomainError } from '@hearthstay/contracts';
import pLimit from 'p-limit';
import { parseInChildProcess, type Parsing } from './parse-in-child-process';

/** Tests run the source (.ts) and benchmarks a bundle of it (.mjs); both parse in their own process. */
const isBuilt = import.meta.filename.endsWith('.js');

/** A file beside the built application, which does not start without it: parsing could end the application. */
const builtProgram = join(import.meta.dirname, 'parse-process.js');
if (isBuilt && !existsSync(builtProgram)) throw new Error(`The program has no file ${builtProgram}: build it again`);

/** So that ten large calendars, which an approval reads at once, do not need the memory of ten processes. */
const mostProcesses = 2;

const parseHere = (bytes: Uint8Array, options: ReadingOptions): CalendarReading => {
  try {
    return readCalendar(bytes, options);
  } catch (error) {
    throw error instanceof CalendarError ? new DomainError(error.code) : error;
  }
};

/** Parses calendars, each in a process of its own. */
export class CalendarParser {
  private readonly slots = pLimit(mostProcesses);

  /** @param program the built `parse-process.ts`; `null` parses in this process. */
  constructor(private readonly program: string | null = isBuilt ? builtProgram : null) {}

  /**
   * @throws DomainError when it is not a complete, valid calendar; `SERVICE_UNAVAILABLE` when the signal comes before a
   *   process is free.
   */
  parse(bytes: Uint8Array, parsing: Parsing): Promise<CalendarReading> {
    const { signal } = parsing;
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new DomainError('SERVICE_UNAVAILABLE'));
      if (signal?.aborted) giveUp();
      signal?.addEventListener('abort', giveUp);
      void this.slots(async () => {
        signal?.removeEventListener('abort', giveUp);
        if (!signal?.aborted) await this.parseNow(bytes, parsing).then(resolve, reject);
      });
    });
  }

  private async parseNow(bytes: Uint8Array, parsing: Parsing): Promise<CalendarReading> {
    return this.program ? parseInChildProcess(this.program, bytes, parsing) : parseHere(bytes, parsing.options);
  }
}
