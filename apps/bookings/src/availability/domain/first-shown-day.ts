import { firstDayOf, monthOf, previousMonth, type Day } from '@hearthstay/stay';

/** The calendar shows the days from the first of last month on. */
export const firstShownDay = (today: Day): Day => firstDayOf(previousMonth(monthOf(today)));
