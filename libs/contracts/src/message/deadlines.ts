/**
 * The deadlines of calls in milliseconds, for responses before the browser aborts after 10 seconds.
 *
 * Each call of an admin is authenticated first, which is a read. `calendars`, for calls that read the calendars of
 * other programs, and `mailServer`, for one that talks to a mail server, leave time for it. `upload` need not: a photo
 * is sent after the authentication, and the browser's time limit restarts with each part that it has sent. `password`
 * is for calls that hash the site password, which takes seconds on a busy small machine. `history` is for the one that
 * reads all documents of a service.
 */
export const deadlines = {
  read: 2_000,
  write: 4_000,
  password: 7_500,
  history: 7_500,
  calendars: 7_500,
  mailServer: 7_500,
  upload: 9_000,
} as const;
