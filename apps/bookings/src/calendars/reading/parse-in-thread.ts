import { Worker } from 'node:worker_threads';
import type { CalendarErrorCode, CalendarReading, ReadingOptions } from '@hearthstay/calendar-feed';
import { DomainError } from '@hearthstay/contracts';

export type ParsingOutcome = { reading: CalendarReading } | { refusal: CalendarErrorCode } | { failure: string };

/** In megabytes. A thread that needs more ends with an error. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/**
 * Parses in a thread, because the parser is synchronous: the largest feed takes half a second, and a recurrence rule
 * without occurrences never ends until the thread is terminated.
 *
 * @param program the built `parse-thread.ts`.
 * @throws DomainError the reason for refusing the calendar.
 */
export const parseInThread = async (
  program: string,
  bytes: Uint8Array,
  { options, timeoutMs }: { options: ReadingOptions; timeoutMs: number },
): Promise<CalendarReading> => {
  const thread = new Worker(program, { workerData: { bytes, options }, execArgv: [], resourceLimits, env: {} });
  let timer: NodeJS.Timeout | undefined;
  try {
    const outcome = await new Promise<ParsingOutcome>((resolve) => {
      timer = setTimeout(() => resolve({ refusal: 'CALENDAR_TOO_COMPLEX' }), timeoutMs);
      thread.once('message', resolve);
      // Only a lack of memory ends the thread before its response.
      thread.once('error', () => resolve({ refusal: 'CALENDAR_TOO_COMPLEX' }));
    });
    if ('refusal' in outcome) throw new DomainError(outcome.refusal);
    if ('failure' in outcome) throw new Error(`The calendar could not be parsed: ${outcome.failure}`);
    return outcome.reading;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
};
