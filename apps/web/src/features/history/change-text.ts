import {
  changeActions,
  requestActions,
  type ChangeAction,
  type HistoryKind,
  type ListedChange,
  type Locale,
} from '@hearthstay/contracts';
import { formatRange, isDay, type Day } from '@hearthstay/stay';
import type { PanelTexts } from '@web/panel/panel-texts';
import { historyDetails } from '@web/panel/requests/history-details';

interface Words {
  t: PanelTexts;
  locale: Locale;
  /** The currency of a request's price; absent without one. */
  currency: string | undefined;
}

const isOneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  values.some((known) => known === value);

type OtherKind = Exclude<HistoryKind, 'request'>;

/** The keys of what happened to all but requests. */
type ActionKey = { [Kind in OtherKind]: `history.actions.${Kind}.${ChangeAction<Kind>}` }[OtherKind];

/** What happened, such as `Days blocked`. */
export const changeText = ({ action, subject: { kind } }: ListedChange, t: PanelTexts): string => {
  const isKnown = isOneOf<string>(changeActions[kind], action);
  if (!isKnown) return t('history.changed');
  if (kind === 'request') return t(`bookings.history.action.${action as ChangeAction<'request'>}`);
  return t(`history.actions.${kind}.${action}` as ActionKey);
};

const settingNames = [
  'propertyName',
  'maxAdvanceBookingDays',
  'maxConsecutiveBookings',
  'whitelistEnabled',
  'showGuestNames',
  'requestForm',
  'stayLimits',
  'sameDayTurnover',
  'prices',
  'waitingRequests',
  'stayEmails',
  'legal',
  'noticeAddress',
  'embed',
  'holidays',
  'appPassword',
] as const;

/** The details of a change, one sentence for each. */
export const changeDetails = (change: ListedChange, words: Words): string[] => {
  const { subject, action, before = {}, after = {} } = change;
  const { t } = words;
  switch (subject.kind) {
    case 'request':
      return isOneOf(requestActions, action) ? historyDetails({ ...change, action }, words) : [];
    case 'block':
      return [...daysIn({ ...before, ...after }, words), ...noteIn(after['note'], t)];
    case 'guest':
      return noteIn(after['notes'], t);
    case 'settings': {
      const names = Object.keys(after).map((field) =>
        isOneOf(settingNames, field) ? t(`history.settings.${field}`) : t('history.otherSettings'),
      );
      return [[...new Set(names)].join(', ')];
    }
    default:
      return [];
  }
};

const noteIn = (note: unknown, t: PanelTexts): string[] =>
  typeof note === 'string' && note !== '' ? [t('history.note', { note })] : [];

/** Blocked days as their first and last day: a block has no gaps unless days in it were freed. */
const daysIn = ({ days }: NonNullable<ListedChange['before']>, { locale }: Words): string[] => {
  const known = Array.isArray(days) ? days.filter((day): day is Day => isDay(day)).toSorted() : [];
  const [start, end] = [known[0], known.at(-1)];
  return start && end ? [formatRange({ start, end }, locale)] : [];
};
