import type { PlannedEmail, StayEmail, StayEmailKind, StayEmails } from '@hearthstay/contracts';
import { isTaken, type Day, type RequestStatus } from '@hearthstay/stay';
import type { PlannedStay } from '../../../request-store';
import type { StoredRequest } from '../../../request-store/domain/booking-request';
import { stayDaysOf } from './stay-days';
import { enabledKinds, sendingTime, sentMark, type SendingTime } from './stay-email-time';

/** Whether an e-mail is for stays of this status. */
const isFor = (status: RequestStatus, { onlyConfirmed }: StayEmail): boolean =>
  status === 'confirmed' || (isTaken(status) && !onlyConfirmed);

/** The e-mails that a stay gets as it is now and that were not sent for its days, with their times, also past ones. */
export const unsentEmails = (
  stay: PlannedStay,
  emails: StayEmails,
  today: Day,
): { kind: StayEmailKind; time: SendingTime }[] => {
  const days = stayDaysOf(stay, today);
  return enabledKinds(emails).flatMap((kind) => {
    if (!isFor(stay.status, emails[kind])) return [];
    const time = sendingTime(kind, emails[kind], days);
    return time && !stay.stayEmailsSent?.includes(sentMark(kind, stay)) ? [{ kind, time }] : [];
  });
};

/** Whether the guest of a request gets such an e-mail, once it is switched on. */
export const mayGet = ({ email, stayEmails, status }: StoredRequest, stayEmail: StayEmail): boolean =>
  email !== null && stayEmails !== false && isFor(status, stayEmail);

/** Those that are still to come, for the owner's page about a booking; the next one first. */
export const plannedEmails = (request: StoredRequest, emails: StayEmails, today: Day): PlannedEmail[] =>
  unsentEmails(request, emails, today)
    .filter(({ kind, time }) => mayGet(request, emails[kind]) && today <= time.lastDay)
    .map(({ kind, time: { day, hour } }) => ({ kind, day, hour }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
