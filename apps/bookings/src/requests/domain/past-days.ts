import type { FieldError } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';

interface StayDays {
  startDate: Day;
  endDate: Day;
}

/**
 * The errors of days that are over, for a stay that the owner decides on.
 *
 * @param present stay; a guest who has arrived may leave earlier or later
 */
export const pastDays = ({ startDate, endDate }: StayDays, today: Day, present?: StayDays): FieldError[] => [
  ...(startDate < today && startDate !== present?.startDate
    ? [{ field: 'start_date', code: 'DAY_IN_PAST' as const }]
    : []),
  ...(endDate < today ? [{ field: 'end_date', code: 'DAY_IN_PAST' as const }] : []),
];
