import { isDay, type Day } from '../day/day';
import { lastBookableDay } from '../range-rules/advance';
import { monthOf, type Month } from './month';

const isoMonth = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** The month as it stands in addresses: `2027-02`. */
export const formatIsoMonth = ({ year, month }: Month): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** The month that a text such as `2027-02` names; `undefined` if no day of it can be asked for, or if it names none. */
export const bookableMonth = (
  text: string | null,
  { today, maxAdvanceBookingDays }: { today: Day; maxAdvanceBookingDays: number },
): Month | undefined => {
  const [, year, month] = isoMonth.exec(text ?? '') ?? [];
  if (text === null || year === undefined) return undefined;
  const last = formatIsoMonth(monthOf(lastBookableDay(today, maxAdvanceBookingDays)));
  return text >= formatIsoMonth(monthOf(today)) && text <= last
    ? { year: Number(year), month: Number(month) }
    : undefined;
};

/** The month that an address names, otherwise that of the first day that it offers (`from`). */
export const monthOfAddress = (
  { month, from }: { month: string | null; from: string | null },
  rules: Parameters<typeof bookableMonth>[1],
): Month | undefined =>
  bookableMonth(month, rules) ?? (from !== null && isDay(from) ? bookableMonth(from.slice(0, 7), rules) : undefined);
