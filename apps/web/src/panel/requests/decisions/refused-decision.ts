import type { AvailabilityEntry, BookingRequest, ListedRequestView, RequestHistoryEntry } from '@hearthstay/contracts';
import { conflictingEntries, rangeOf, type StayUnit } from '@hearthstay/stay';
import { availabilityKey, requestsKey } from '@web/panel/panel-data';
import type { PanelTexts } from '@web/panel/panel-texts';
import { approvalConflicts } from '@web/panel/requests/overlaps/approval-conflicts';
import { actorOf, historyKey } from '@web/panel/requests/request-history';
import { guestNamesOf } from '@web/panel/requests/request-rows';
import { ApiError, messageOf, sentenceFor } from '@web/shared/api/api-error';
import { camelCased } from '@web/shared/api/camel-case';
import { api } from '@web/shared/api/client';

type Explanation = (t: PanelTexts) => string;

/** A refusal that a change by another person has caused; its text says who did what. */
class ExplainedRefusal extends Error {
  override readonly name = 'ExplainedRefusal';
  /** The status of the response, which distinguishes a refusal from an outage. */
  readonly status: number;

  constructor(
    readonly text: Explanation,
    refusal: ApiError,
  ) {
    super(refusal.message, { cause: refusal });
    this.status = refusal.status;
  }
}

/** The sentence for a decision that has failed. */
export const decisionFailureText = (failure: unknown, t: PanelTexts): string =>
  failure instanceof ExplainedRefusal
    ? failure.text(t)
    : messageOf(failure, t('bookings.failed'), { DATES_UNAVAILABLE: sentenceFor('APPROVAL_CONFLICT') });

/**
 * Awaits the response to a decision on a request. If another person has decided first, the error names the person and
 * the decision, if they can be loaded.
 *
 * @param request in the state in which the owner decided
 */
export const explainRefusal = async <Result>(
  request: BookingRequest,
  unit: StayUnit,
  response: Promise<Result>,
): Promise<Result> => {
  try {
    return await response;
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal;
    const text = await explanationOf(refusal, request, unit).catch(() => null);
    throw text ? new ExplainedRefusal(text, refusal) : refusal;
  }
};

const explanationOf = async (
  { code }: ApiError,
  request: BookingRequest,
  unit: StayUnit,
): Promise<Explanation | null> => {
  if (code === 'INVALID_TRANSITION' || code === 'DECIDED_BY_ANOTHER_ADMIN') {
    const entry = await entryThatEnded(request);
    return entry ? (t) => decidedBy(entry, t) : null;
  }
  if (code === 'DATES_UNAVAILABLE') {
    const guests = await guestsWithDaysOf(request, unit);
    if (guests.length > 0) return (t) => t('bookings.daysTakenBy', { names: guestNamesOf(guests, t) });
    return (await hasBlockedDays(request, unit)) ? (t) => t('bookings.daysBlocked') : null;
  }
  return null;
};

/** The latest entry of the history that ended the status which the owner saw. */
const entryThatEnded = async ({ id, status }: BookingRequest): Promise<RequestHistoryEntry | undefined> => {
  const entries = await api.get<RequestHistoryEntry[]>(historyKey(id));
  return entries.findLast(({ before }) => before?.['status'] === status);
};

const decidedBy = (entry: RequestHistoryEntry, t: PanelTexts) =>
  t('bookings.decidedBy', { who: actorOf(entry, t), what: t(`bookings.history.action.${entry.action}`) });

/** The other requests that occupy days of a pending one. */
const guestsWithDaysOf = async (request: BookingRequest, unit: StayUnit): Promise<BookingRequest[]> => {
  const views = await api.get<ListedRequestView[]>(requestsKey);
  return views
    .filter(({ id }) => id !== request.id)
    .map(camelCased)
    .filter((other) => approvalConflicts([request, other], unit).has(request.id));
};

const hasBlockedDays = async (request: BookingRequest, unit: StayUnit): Promise<boolean> => {
  const years = new Set([request.startDate, request.endDate].map((day) => Number(day.slice(0, 4))));
  const entries = await Promise.all(Array.from(years, (year) => api.get<AvailabilityEntry[]>(availabilityKey(year))));
  return conflictingEntries(entries.flat(), rangeOf(request), unit, request.id).some(({ kind }) => kind === 'block');
};
