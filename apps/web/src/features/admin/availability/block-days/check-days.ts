import { dayCount, daysOfRange, fieldLimits, isDay, type Day } from '@hearthstay/stay';

/** What stands in the two fields; `''` while a field is empty or its day is only half typed. */
export interface DayInputs {
  first: string;
  last: string;
}

export interface CheckedDays {
  first: 'required' | 'past' | null;
  last: 'reversed' | 'tooMany' | null;
  /** The days to block, both ends included; none while anything is wrong. */
  days: Day[];
}

const wrong = (problems: Partial<CheckedDays>): CheckedDays => ({ first: null, last: null, days: [], ...problems });

/** Which days the fields ask for, or what is wrong with them (specification, section 5, "Date blocker"). */
export const checkDays = ({ first, last }: DayInputs, today: Day): CheckedDays => {
  if (!isDay(first)) return wrong({ first: 'required' });
  if (first < today) return wrong({ first: 'past' });
  const range = { start: first, end: isDay(last) ? last : first };
  if (range.end < range.start) return wrong({ last: 'reversed' });
  if (dayCount(range) > fieldLimits.blockedDaysMax) return wrong({ last: 'tooMany' });
  return { first: null, last: null, days: daysOfRange(range) };
};
