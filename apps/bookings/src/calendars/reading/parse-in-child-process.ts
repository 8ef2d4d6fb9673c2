import type { CalendarErrorCode, CalendarReading, ReadingOptions } from '@hearthstay/calendar-feed';
import { DomainError } from '@hearthstay/contracts';
import { ChildProcessEnded, runInChildProcess } from '@hearthstay/runtime/child-process';

export type ParsingOutcome = { reading: CalendarReading } | { refusal: CalendarErrorCode } | { failure: string };

export interface Parsing {
  options: ReadingOptions;
  /** The time limit of the parser, in milliseconds. */
  timeoutMs: number;
  /** Gives up on the calendar, while it waits for a free process as well. */
  signal?: AbortSignal;
}

/** A calendar that has ended its parser: by its memory or its time. */
export class ParserKilled extends DomainError {
  constructor() {
    super('CALENDAR_TOO_COMPLEX');
  }
}

/** In megabytes. A process that needs more is ended by V8. */
const memoryLimit = ['--max-old-space-size=192', '--max-semi-space-size=4'];

/**
 * Parses in a process of its own, because the parser is synchronous and a recurrence rule without occurrences keeps it
 * busy until it is killed. V8 ends a whole process when a single allocation fails, so the memory limit of a thread
 * would not hold.
 *
 * @param program the built `parse-process.ts`.
 * @throws DomainError the reason for refusing the calendar: `ParserKilled` if it has ended the process,
 *   `CALENDAR_TOO_COMPLEX` if `signal` came first, `INTERNAL_ERROR` if the parser has failed.
 */
export const parseInChildProcess = async (
  program: string,
  input: Uint8Array,
  { options, timeoutMs, signal }: Parsing,
): Promise<CalendarReading> => {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const outcome = await runInChildProcess<ParsingOutcome>(program, {
      args: [JSON.stringify(options)],
      input,
      nodeOptions: memoryLimit,
      signal: AbortSignal.any([timeout, ...(signal ? [signal] : [])]),
    });
    if ('refusal' in outcome) throw new DomainError(outcome.refusal);
    if ('failure' in outcome) throw new DomainError('INTERNAL_ERROR', {}, { cause: new Error(outcome.failure) });
    return outcome.reading;
  } catch (error) {
    if (signal?.aborted) throw new DomainError('CALENDAR_TOO_COMPLEX');
    if (timeout.aborted || error instanceof ChildProcessEnded) throw new ParserKilled();
    throw error;
  }
};
