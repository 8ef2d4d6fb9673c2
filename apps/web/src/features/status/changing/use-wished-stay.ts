import type { GuestRequestView } from '@hearthstay/contracts';
import { needsAges, oneGuest, quoteOf, type Guests } from '@hearthstay/prices';
import { addDays, formatTypedDay, parseTypedDay, type Day } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { useToday } from '@web/shared/settings/use-today';

/** The initial guests; one for a request that was made before the house asked for their number. */
const guestsOfRequest = ({ adults = 1, children = [] }: GuestRequestView): Guests => ({ adults, children });

const isSameNumber = (one: Guests, other: Guests) =>
  one.adults === other.adults && String(one.children) === String(other.children);

/** The days and guests that a guest enters, with their price and the errors. */
export const useWishedStay = (request: GuestRequestView) => {
  // The error sentences of the server, which are loaded separately from the page.
  const { t } = useTranslation('errors');
  const locale = useLocale();
  const { maxGuests, prices } = useStayConditions().conditions;
  // The hosts need a day to respond before the arrival.
  const earliest = addDays(useToday(), 1);
  const [typed, setTyped] = useState({
    start: formatTypedDay(request.start_date, locale),
    end: formatTypedDay(request.end_date, locale),
  });
  const [chosen, setChosen] = useState(() => guestsOfRequest(request));
  const guests = maxGuests === undefined ? null : chosen;
  const asksAges = guests !== null && prices !== undefined && needsAges(prices);
  const lacksAge = asksAges && guests.children.includes(null);
  const start = parseTypedDay(typed.start, earliest);
  const end = parseTypedDay(typed.end, start ?? earliest);
  const range = start && end && start >= earliest && start <= end ? { start, end } : null;
  const problemOf = (day: Day | null): string | null => {
    if (day === null) return t('DAY_INVALID');
    return day < earliest ? t('CHANGE_TOO_LATE') : null;
  };
  const isSame =
    range?.start === request.start_date &&
    range.end === request.end_date &&
    (guests === null || isSameNumber(guests, guestsOfRequest(request)));
  return {
    typed,
    earliest,
    start,
    changeStart: (text: string) => setTyped({ ...typed, start: text }),
    changeEnd: (text: string) => setTyped({ ...typed, end: text }),
    /** `null` in a house that does not ask for the number of guests. */
    guests,
    maxGuests: maxGuests ?? 0,
    asksAges,
    changeGuests: setChosen,
    /** The error sentences; `null` for fields without an error. */
    problems: {
      start: problemOf(start),
      end: start && end && end < start ? t('RANGE_REVERSED') : problemOf(end),
      ages: lacksAge ? t('CHILD_AGE_REQUIRED') : null,
    },
    isSame,
    /** The body; `null` if a field is invalid. */
    wished: range && !lacksAge ? { start_date: range.start, end_date: range.end, ...guests } : null,
    /** The price by the present prices; without them, the agreed price. */
    quote: range && prices ? quoteOf(range, guests ?? oneGuest, prices) : request.quote,
  };
};
