import { addDays } from '../day/arithmetic';
import type { Day } from '../day/day';

/** How long after the last day guest and owner may write to each other, in days. */
export const threadDays = 30;

/** Whether guest and owner may still write to each other, whatever became of the request. */
export const isThreadOpen = ({ endDate }: { endDate: Day }, today: Day): boolean =>
  today <= addDays(endDate, threadDays);
