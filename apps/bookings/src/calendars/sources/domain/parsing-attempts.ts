/** The attempts to parse the same response that have ended the parser, or the whole program. */
export interface ParsingAttempts {
  /** Identifies what the response says, and the options. */
  contentHash: string;
  count: number;
}

/** After so many attempts a calendar is not parsed again while it stays the same. */
const mostAttempts = 2;

const countOf = (attempts: ParsingAttempts | null, contentHash: string): number =>
  attempts?.contentHash === contentHash ? attempts.count : 0;

export const nextAttempt = (before: ParsingAttempts | null, contentHash: string): ParsingAttempts => ({
  contentHash,
  count: countOf(before, contentHash) + 1,
});

/** Whether a response is not parsed any more. */
export const isSetAside = (attempts: ParsingAttempts | null, contentHash: string): boolean =>
  countOf(attempts, contentHash) >= mostAttempts;
