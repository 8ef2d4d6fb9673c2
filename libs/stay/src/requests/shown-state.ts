import { askedFieldNames, type AskedFieldName } from '../fields/asked-fields';
import type { RequestStay } from './request-stay';

/** What a decision on a request depends on. */
interface DecidableRequest extends RequestStay {
  readonly adults?: number | undefined;
  readonly children?: readonly (number | null)[] | undefined;
  readonly quote?: { readonly total: number } | undefined;
  readonly proposal?: { readonly id: string } | undefined;
  readonly cancellationWish?: { readonly at: string } | undefined;
}

/**
 * The state of a request as one text: status, first and last day, adults, ages of children, total, proposal and wish to
 * cancel. A decision carries the text of the state that was shown, so that a later state is not decided on unseen.
 */
export const shownStateOf = (request: DecidableRequest): string => {
  const { status, startDate, endDate, adults, children, quote, proposal, cancellationWish } = request;
  return [status, startDate, endDate, adults, children?.join(), quote?.total, proposal?.id, cancellationWish?.at]
    .map((part) => part ?? '')
    .join('|');
};

/** What an owner knows of a guest, and can change. */
export interface KnownGuest
  extends Pick<DecidableRequest, 'adults' | 'children'>, Partial<Record<AskedFieldName, string>> {
  readonly name: string;
  readonly email: string | null;
  readonly origin?: string | undefined;
  readonly privateNote?: string | undefined;
}

/** What is known of a guest as one text, so that a change by another admin is not overwritten unseen. */
export const shownGuestOf = (guest: KnownGuest): string => {
  const { name, email, adults, children, origin, privateNote } = guest;
  const asked = askedFieldNames.map((field) => guest[field]);
  return JSON.stringify([name, email, ...asked, adults, children, origin, privateNote].map((part) => part ?? ''));
};

/** The days of a stay as one text, such as `2026-12-08/2026-12-11`. A guest confirms with the days that were shown. */
export const shownDaysOf = ({ startDate, endDate }: Pick<RequestStay, 'startDate' | 'endDate'>): string =>
  `${startDate}/${endDate}`;
