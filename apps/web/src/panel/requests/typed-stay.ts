import type { ListedRequest } from '@hearthstay/contracts';
import { parseTypedDay, type Day, type StayRange } from '@hearthstay/stay';

/** The typed first and last day of a stay. */
export interface TypedDays {
  start_date: string;
  end_date: string;
}

/** The earliest first day: today, or the present first day of a guest who has arrived. */
export const earliestOf = ({ startDate }: ListedRequest, today: Day): Day => (startDate < today ? startDate : today);

/** The typed days as a range; `null` if they cannot be parsed, or end before they begin. */
export const rangeOfTyped = ({ start_date, end_date }: TypedDays, earliest: Day): StayRange | null => {
  const start = parseTypedDay(start_date, earliest);
  const end = parseTypedDay(end_date, start ?? earliest);
  return start && end && start <= end ? { start, end } : null;
};

/** The days for a body. Text that cannot be parsed stays as it is, and the schema refuses it. */
export const daysOfTyped = ({ start_date, end_date }: TypedDays, earliest: Day): TypedDays => {
  const start = parseTypedDay(start_date, earliest);
  return { start_date: start ?? start_date, end_date: parseTypedDay(end_date, start ?? earliest) ?? end_date };
};
