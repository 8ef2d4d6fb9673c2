import type { BlockedDay } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';

/** The id of a blocked day is the day, because it can only be blocked once. */
export const blockedDayOf = (day: Day): BlockedDay => ({ id: day, date: day });
