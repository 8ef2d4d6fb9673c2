import { isDay } from '@hearthstay/stay';
import { monthParameter } from '@web/features/home/calendar/month-links';
import { storageKeys, tabStorage } from '@web/shared/session/storage';
import { noSelection, selectedRange, type DateSelection } from './date-selection';

/** The days of an address; none if its parameters are no days. */
export const daysOfAddress = (params: URLSearchParams): DateSelection => {
  const from = params.get('from') ?? '';
  const to = params.get('to');
  if (!isDay(from)) return noSelection;
  if (to === null) return { kind: 'first-day', start: from };
  return isDay(to) && from <= to ? { kind: 'range', start: from, end: to } : noSelection;
};

/** The address with these days, without the month parameter: the calendar begins at the days. */
export const addressWithDays = (params: URLSearchParams, selection: DateSelection): URLSearchParams => {
  const address = new URLSearchParams(params);
  address.delete('from');
  address.delete('to');
  const range = selectedRange(selection);
  if (range) {
    address.set('from', range.start);
    address.delete(monthParameter);
  }
  if (range && selection.kind === 'range') address.set('to', range.end);
  return address;
};

/** The chosen days, kept in this tab through a reload and visits to other pages. */
export const keptDays = {
  read: (): DateSelection => daysOfAddress(new URLSearchParams(tabStorage.getItem(storageKeys.days) ?? '')),
  keep: (selection: DateSelection) => {
    if (selection.kind === 'none') tabStorage.removeItem(storageKeys.days);
    else tabStorage.setItem(storageKeys.days, addressWithDays(new URLSearchParams(), selection).toString());
  },
};
