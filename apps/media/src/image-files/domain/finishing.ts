/** How long open pages may still load the files of a replaced or removed image, in milliseconds. */
export const grace = 10 * 60_000;

/** How long an instance may work on the AVIF files before another takes over, in milliseconds. */
const leaseTime = 5 * 60_000;

/** The number of attempts, so that a photo which crashes the process does not do so at every start. */
const maxAttempts = 3;

/** The pending work for an image: its AVIF files. */
export interface Finishing {
  attempts: number;
  leasedUntil: Date;
}

/** The work for a new image, which nobody does yet. */
export const unbegun = (now: Date): Finishing => ({ attempts: 0, leasedUntil: now });

/** Claims the work; `null` when there is none, or another instance does it. */
export const claimed = (finishing: Finishing | null, now: Date): Finishing | null =>
  !finishing || finishing.leasedUntil > now
    ? null
    : { attempts: finishing.attempts + 1, leasedUntil: new Date(now.getTime() + leaseTime) };

/** The work as if it had not been begun, for the next start or another instance. */
export const released = ({ attempts }: Finishing, now: Date): Finishing => ({
  attempts: Math.max(0, attempts - 1),
  leasedUntil: now,
});

export const isExhausted = (finishing: Finishing | null): boolean => (finishing?.attempts ?? 0) > maxAttempts;

/** An image that is no longer shown, whose files are kept for a while. */
export interface RetiredImage {
  hash: string;
  keptUntil: Date;
}

/** Those that are still kept, and one more if it was shown until now. */
export const withRetired = (retired: readonly RetiredImage[], hash: string | undefined, now: Date): RetiredImage[] => {
  const kept = retired.filter((each) => each.keptUntil > now && each.hash !== hash);
  return hash === undefined ? kept : [...kept, { hash, keptUntil: new Date(now.getTime() + grace) }];
};

/** The hashes of retired images whose files are still kept. */
export const keptHashes = (retired: readonly RetiredImage[], now: Date): string[] =>
  retired.filter(({ keptUntil }) => keptUntil > now).map(({ hash }) => hash);
