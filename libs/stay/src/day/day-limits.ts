import { fieldLimits } from '../fields/limits';
import type { StayRange } from '../range/stay-range';
import { isDay, parseDay, type Day } from './day';

/** The same day of another year; the 28th of February for a 29th that does not exist. */
export const inYears = (day: Day, years: number): Day => {
  const text = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  return isDay(text) ? text : parseDay(text.replace(/29$/, '28'));
};

/** The days that blocks, rules and prices may have. Guests may request fewer, and calendars of others bring fewer. */
export const plannableDays = (today: Day): StayRange => ({
  start: inYears(today, -fieldLimits.yearsBackMax),
  end: inYears(today, fieldLimits.yearsAheadMax),
});

/** The days that payments may have and that the owner's calendar can show. */
export const recordableDays = (today: Day): StayRange => ({
  start: inYears(today, -fieldLimits.yearsBackMax),
  end: inYears(today, fieldLimits.recordedYearsAheadMax),
});
