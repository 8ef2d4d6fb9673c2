import {
  changeActions,
  changedSettings,
  noticeChannels,
  requestActions,
  type ChangeAction,
  type HistoryKind,
  type ListedChange,
} from '@hearthstay/contracts';
import { formatRange, isDay, type Day } from '@hearthstay/stay';
import type { PanelTexts } from '@web/panel/panel-texts';
import { historyDetails, type HistoryWords } from '@web/panel/requests/history-details';

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

/** The details of a change, one sentence for each. */
export const changeDetails = (change: ListedChange, words: HistoryWords): string[] => {
  const { subject, action, before = {}, after = {} } = change;
  const { t } = words;
  switch (subject.kind) {
    case 'request':
      return isOneOf(requestActions, action) ? historyDetails({ ...change, action }, words) : [];
    case 'block':
      return [...daysIn({ ...before, ...after }, words), ...noteIn(after['note'], t)];
    case 'guest':
      return noteIn(after['notes'], t);
    case 'settings':
      return settingsDetails(before, after, t);
    default:
      return [];
  }
};

type Values = NonNullable<ListedChange['after']>;

/** The names of the changed settings, and what became of the address for notices. */
const settingsDetails = (before: Values, after: Values, t: PanelTexts): string[] => {
  const notice = noticeChange(before['noticeAddress'], after['noticeAddress'], t);
  const names = Object.keys(after)
    .filter((field) => field !== 'noticeAddress' || !notice)
    .map((field) => (isOneOf(changedSettings, field) ? t(`history.settings.${field}`) : t('history.otherSettings')));
  return [...(names.length > 0 ? [[...new Set(names)].join(', ')] : []), ...(notice ? [notice] : [])];
};

const noticeKinds = ['off', ...noticeChannels] as const;

const noticeKindOf = (address: unknown): (typeof noticeKinds)[number] | undefined => {
  const { kind } = (address ?? {}) as { kind?: unknown };
  return typeof kind === 'string' && isOneOf(noticeKinds, kind) ? kind : undefined;
};

/** Which address for notices was set, changed or removed; `undefined` if this version does not know its kind. */
const noticeChange = (before: unknown, after: unknown, t: PanelTexts): string | undefined => {
  const [former, present] = [noticeKindOf(before), noticeKindOf(after)];
  if (!former || !present) return undefined;
  if (present !== 'off')
    return t(`history.noticeAddress.${present === former ? 'changed' : 'set'}`, { way: t(`history.ways.${present}`) });
  return former === 'off' ? undefined : t('history.noticeAddress.removed', { way: t(`history.ways.${former}`) });
};

const noteIn = (note: unknown, t: PanelTexts): string[] =>
  typeof note === 'string' && note !== '' ? [t('history.note', { note })] : [];

/** Blocked days as their first and last day: a block has no gaps unless days in it were freed. */
const daysIn = ({ days }: NonNullable<ListedChange['before']>, { locale }: HistoryWords): string[] => {
  const known = Array.isArray(days) ? days.filter((day): day is Day => isDay(day)).toSorted() : [];
  const [start, end] = [known[0], known.at(-1)];
  return start && end ? [formatRange({ start, end }, locale)] : [];
};
