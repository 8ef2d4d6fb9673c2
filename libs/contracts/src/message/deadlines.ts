/**
 * The deadlines of calls in milliseconds, all shorter than the 10 seconds after which the browser gives up.
 */
export const deadlines = { read: 2_000, write: 4_000, upload: 9_000 } as const;
