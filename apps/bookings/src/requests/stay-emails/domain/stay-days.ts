import type { Day } from '@hearthstay/stay';
import type { StoredRequest } from '../../../request-store/domain/booking-request';
import { dueWhenApproved } from '../../domain/payment-account';
import type { StayDays } from './stay-email-time';

type Stay = Pick<StoredRequest, 'startDate' | 'endDate' | 'approvedOn'> & Parameters<typeof dueWhenApproved>[0];

/** The days of a stay that its e-mails depend on. */
export const stayDaysOf = (stay: Stay, today: Day): StayDays => ({
  startDate: stay.startDate,
  endDate: stay.endDate,
  restDue: dueWhenApproved(stay, stay.approvedOn ?? today).find(({ kind }) => kind === 'balance')?.date,
});
