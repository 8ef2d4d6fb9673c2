import type { BookingRequest, ListedRequest } from '@hearthstay/contracts';
import {
  creationOf,
  dayAt,
  daysOfRange,
  formatDayForTable,
  formatRange,
  formatRangeForTable,
  heldRange,
  isPast,
  isTaken,
  limitsBrokenBy,
  noStayLimits,
  rangeOf,
  type AdminEvent,
  type Day,
  type LimitSituation,
  type StayLimits,
  type StayLimitViolation,
  type StayUnit,
} from '@hearthstay/stay';
import i18n from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PanelTexts } from '@web/panel/panel-texts';
import { useLimitText } from '@web/shared/booking/limit-text';
import { asLocale, useLocale } from '@web/shared/i18n/language';
import { listFormat } from '@web/shared/i18n/list-format';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useToday } from '@web/shared/settings/use-today';
import { useStayLength } from '@web/shared/settings/use-stay-unit';
import { adminEventsFor } from './admin-events';
import { approvalConflicts } from './overlaps/approval-conflicts';
import { overlappingRequests } from './overlaps/overlapping-requests';
import { filterRequests, type RequestFilter } from './filter-requests';
import { sortForOwner } from './sort-for-owner';

/** A request with its relation to today and to other requests. */
export interface RequestRow {
  request: ListedRequest;
  isPast: boolean;
  /** The actions that are possible for the owner. */
  events: AdminEvent[];
  /** The requests that share a day with it, if the owner has to decide on one of them. */
  overlaps: BookingRequest[];
  /** Whether a booking has one of its days already. */
  hasConflict: boolean;
  /** The limit for stays that it would break if it were made today. */
  brokenLimit: StayLimitViolation | null;
  /** The names of the calendars that have one of its days. */
  calendars: readonly string[];
}

/** The rows of a filter, in the owner's order. */
export const requestRows = (
  requests: readonly ListedRequest[],
  filter: RequestFilter,
  today: Day,
  unit?: StayUnit,
  stayLimits?: StayLimits,
): RequestRow[] => rowsAmong(requests, filterRequests(filter, requests, today), today, unit, stayLimits);

/** The rows of some requests, in the owner's order. Overlaps and conflicts are found among all, shown or not. */
export const rowsAmong = (
  requests: readonly ListedRequest[],
  shown: readonly ListedRequest[],
  today: Day,
  unit: StayUnit = 'days',
  stayLimits: StayLimits = noStayLimits,
): RequestRow[] => {
  const overlaps = overlappingRequests(requests, today, unit);
  const conflicts = approvalConflicts(requests, unit);
  const situation = { today, limits: stayLimits, stayDays: daysOfStays(requests, unit), unit };
  return sortForOwner(shown, today).map((request) => ({
    request,
    isPast: isPast(request, today),
    events: adminEventsFor(request, today),
    overlaps: overlaps.get(request.id) ?? [],
    hasConflict: conflicts.has(request.id),
    brokenLimit: limitBrokenBy(request, situation),
    calendars: request.calendarConflicts ?? [],
  }));
};

const daysOfStays = (requests: readonly ListedRequest[], unit: StayUnit) =>
  requests.filter(({ status }) => isTaken(status)).flatMap((stay) => daysOfRange(heldRange(rangeOf(stay), unit)));

/** Only for pending requests, because the owner has decided on the others. */
const limitBrokenBy = (request: ListedRequest, situation: LimitSituation): StayLimitViolation | null => {
  if (request.status !== 'pending' || isPast(request, situation.today)) return null;
  return limitsBrokenBy(rangeOf(request), situation)[0] ?? null;
};

/** The name of a guest as the panel shows it. */
export const guestNameOf = ({ name, erasedAt }: Pick<BookingRequest, 'name' | 'erasedAt'>, t: PanelTexts) =>
  name.trim() || t(erasedAt === undefined ? 'bookings.unknown' : 'bookings.erasedGuest');

/** The names of several guests as a list in the language of the panel. */
export const guestNamesOf = (requests: readonly BookingRequest[], t: PanelTexts) =>
  listFormat(asLocale(i18n.language)).format(requests.map((request) => guestNameOf(request, t)));

/** The texts of a row, the same in the table and on a card. */
export const useRowTexts = ({ request, overlaps, calendars, brokenLimit }: RequestRow) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const { timezone } = usePublicSettings().settings;
  const lengthOf = useStayLength();
  const today = useToday();
  const limitText = useLimitText();
  const range = rangeOf(request);
  const createdOn = formatDayForTable(dayAt(timezone, new Date(request.createdAt)), locale, today);
  return {
    name: guestNameOf(request, t),
    range: formatRange(range, locale),
    shortRange: formatRangeForTable(range, locale, today),
    days: request.arrivalTime
      ? t('bookings.daysFrom', { days: lengthOf(range), time: request.arrivalTime })
      : lengthOf(range),
    createdOn,
    creation: t(`bookings.${creationOf(request)}On`, { day: createdOn }),
    brokenLimit: brokenLimit && t('bookings.breaksLimit', { limit: limitText(brokenLimit) }),
    overlaps: [
      ...(overlaps.length > 0 ? [t('bookings.overlapsWith', { names: guestNamesOf(overlaps, t) })] : []),
      ...(calendars.length > 0
        ? [t('bookings.takenInCalendars', { names: listFormat(locale).format(calendars) })]
        : []),
    ],
  };
};
