/**
 * The deadlines of calls in milliseconds, for responses before the browser gives up after 10 seconds. Each call of an
 * admin is authenticated first, which is a read, so `calendars`, for calls that wait for the calendars of other
 * programs, leaves time for one. `upload` needs not: a photo is sent after the authentication, and the browser's time
 * begins anew with each part that it has sent. `password` is for calls that hash the site password, which takes a busy
 * small machine seconds.
 */
export const deadlines = { read: 2_000, write: 4_000, password: 7_500, calendars: 7_500, upload: 9_000 } as const;
