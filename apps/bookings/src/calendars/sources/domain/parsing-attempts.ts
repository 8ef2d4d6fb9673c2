/**
 * The attempts to parse the same response that have ended the parser, or the whole program, and the one in progress.
 * Readings at the same time share an attempt, so a response that ends the program during several of them counts once.
 */
export interface ParsingAttempts {
  /** Identifies what the response says, and the options. */
  contentHash: string;
  count: number;
  /** The ids of the readings that share the latest attempt and have not ended; empty when it has ended the parser. */
  readings: string[];
  /** From then on the latest attempt has ended, also if its readings have ended together with the program. */
  until: Date;
}

/** A reading that parses a response. */
export interface ParsingReading {
  id: string;
  contentHash: string;
}

/** After so many attempts a calendar is not parsed again while it stays the same. */
const mostAttempts = 2;

const isOf = (attempts: ParsingAttempts | null, contentHash: string): attempts is ParsingAttempts =>
  attempts?.contentHash === contentHash;

/** Whether a response has ended the parser too often. */
export const isSetAside = (attempts: ParsingAttempts | null, { contentHash }: Pick<ParsingReading, 'contentHash'>) =>
  isOf(attempts, contentHash) && attempts.count >= mostAttempts;

const isInProgress = ({ readings, until }: ParsingAttempts, now: Date): boolean => readings.length > 0 && until > now;

/**
 * The attempts when a reading begins to parse: it shares the one in progress, or makes another one.
 *
 * @returns `'set aside'` if the response is not parsed any more
 */
export const withReading = (
  before: ParsingAttempts | null,
  reading: ParsingReading,
  { now, until }: { now: Date; until: Date },
): ParsingAttempts | 'set aside' => {
  const { id, contentHash } = reading;
  if (!isOf(before, contentHash)) return { contentHash, count: 1, readings: [id], until };
  if (isInProgress(before, now)) return { ...before, readings: [...before.readings, id] };
  if (isSetAside(before, reading)) return 'set aside';
  return { contentHash, count: before.count + 1, readings: [id], until };
};

/** When a reading has ended without the end of its parser. The attempt counts while another reading shares it. */
export const withoutReading = (before: ParsingAttempts | null, { id }: ParsingReading): ParsingAttempts | null => {
  if (!before?.readings.includes(id)) return before;
  const readings = before.readings.filter((each) => each !== id);
  if (readings.length > 0) return { ...before, readings };
  return before.count === 1 ? null : { ...before, count: before.count - 1, readings };
};

/** When a reading has ended the parser. The others that shared the attempt count no more. */
export const afterEndOfParser = (before: ParsingAttempts | null, { id }: ParsingReading): ParsingAttempts | null =>
  before?.readings.includes(id) ? { ...before, readings: [] } : before;
