import type { DayHoliday } from './holiday-on';
import './holidays.css';

/** The mark of a holiday beside the number of its day, and in the key of a calendar. */
export const HolidayMark = ({ kind }: { kind: DayHoliday['kind'] }) => (
  <span aria-hidden className="holiday-mark" data-kind={kind} />
);
