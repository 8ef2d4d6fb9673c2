import type { BlockedDay } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';

/** A day can only be blocked once, so the day is what a blocked day is known by. */
export const blockedDayOf = (day: Day): BlockedDay => ({ id: day, date: day });
