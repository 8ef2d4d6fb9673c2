import { parseDay, type Day } from '@hearthstay/stay';

/**
 * The first day that feeds take into account: 1 January of the last year. A stay in progress is at most a year old, so
 * it keeps its first day and with it its UID. A longer closure of a platform gets another first day once a year, not
 * every day.
 */
export const firstDayInFeeds = (today: Day): Day => parseDay(`${String(Number(today.slice(0, 4)) - 1)}-01-01`);
