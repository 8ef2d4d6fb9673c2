import type { ListedRequest } from '@hearthstay/contracts';
import { parseTypedDay, type Day, type StayRange } from '@hearthstay/stay';

/** The first and the last day of a stay, as they are typed. */
export interface TypedDays {
  start_date: string;
  end_date: string;
}

/** The first day of a guest who has arrived stays possible. */
export const earliestOf = ({ startDate }: ListedRequest, today: Day): Day => (startDate < today ? startDate : today);

/** `null` while the days cannot be read, or end before they begin. */
export const rangeOfTyped = ({ start_date, end_date }: TypedDays, earliest: Day): StayRange | null => {
  const start = parseTypedDay(start_date, earliest);
  const end = parseTypedDay(end_date, start ?? earliest);
  return start && end && start <= end ? { start, end } : null;
};

/** The days of a body. What cannot be read stays as it is typed, which the schema refuses. */
export const daysOfTyped = ({ start_date, end_date }: TypedDays, earliest: Day): TypedDays => {
  const start = parseTypedDay(start_date, earliest);
  return { start_date: start ?? start_date, end_date: parseTypedDay(end_date, start ?? earliest) ?? end_date };
};
