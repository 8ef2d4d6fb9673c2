import { firstDayOf, monthOf, previousMonth, type Day } from '@hearthstay/stay';

/** A day that a booking or the owner holds. */
export interface HeldDay {
  day: Day;
  type: 'booking' | 'blocked';
  /** Whose booking it is; `null` for a blocked day. */
  guestName: string | null;
}

/** The calendar shows what was held from here on (behaviour: Occupied days). */
export const firstShownDay = (today: Day): Day => firstDayOf(previousMonth(monthOf(today)));
