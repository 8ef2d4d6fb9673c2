import {
  bookableMonth,
  formatIsoMonth,
  formatMonth,
  nextMonth,
  previousMonth,
  type DayRules,
  type Month,
} from '@hearthstay/stay';
import { useLocation } from 'react-router-dom';
import { useLocale } from '@web/shared/i18n/language';

/** The query parameter with the month at which the calendar begins. */
export const monthParameter = 'month';

/** Links to the months before and after, for browsers without scripts, in which the buttons do nothing. */
export const MonthLinks = ({ month, rules }: { month: Month; rules: DayRules }) => {
  const { search } = useLocation();
  const locale = useLocale();
  const neighbours = [previousMonth(month), nextMonth(month)];
  const addressOf = (text: string) => {
    const query = new URLSearchParams(search);
    query.set(monthParameter, text);
    return `?${query.toString()}`;
  };
  return (
    <noscript>
      <p className="mx-2 mt-4 flex justify-between xs:mx-0">
        {neighbours
          .filter((neighbour) => bookableMonth(formatIsoMonth(neighbour), rules))
          .map((neighbour) => (
            <a
              key={neighbour.month}
              href={addressOf(formatIsoMonth(neighbour))}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {formatMonth(neighbour, locale)}
            </a>
          ))}
      </p>
    </noscript>
  );
};
