/** How long a caller waits for an answer, in milliseconds. The browser gives up after 10 seconds, so every step ends earlier. */
export const deadlines = { read: 2_000, write: 4_000, upload: 9_000 } as const;
