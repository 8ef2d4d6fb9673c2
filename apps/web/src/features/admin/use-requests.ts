import type {
  BookingRequest,
  ListedRequest,
  ListedRequestView,
  PaymentAccount,
  RequestView,
} from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { useMemo } from 'react';
import { useQuery } from '@web/shared/api/use-query';
import { requestsKey } from './panel-data';

/** Every booking request. */
export const useRequests = () => {
  const query = useQuery<ListedRequestView[]>(requestsKey);
  const { data } = query;
  const requests = useMemo(() => data?.map(listedRequestOf), [data]);
  return { query, requests };
};

const paymentOf = ({ due, ...account }: NonNullable<ListedRequestView['payment']>): PaymentAccount => ({
  ...account,
  due: due.map(({ is_overdue: isOverdue, ...part }) => ({ ...part, isOverdue })),
});

const listedRequestOf = ({ calendar_conflicts, payment, ...view }: ListedRequestView): ListedRequest => ({
  ...bookingRequestOf(view),
  ...(payment && { payment: paymentOf(payment) }),
  ...(calendar_conflicts && { calendarConflicts: calendar_conflicts }),
});

/** The one place where the API's snake_case becomes the product's camelCase. */
export const bookingRequestOf = (view: RequestView): BookingRequest => ({
  id: view.id,
  name: view.name,
  email: view.email,
  startDate: parseDay(view.start_date),
  endDate: parseDay(view.end_date),
  message: view.message,
  status: view.status,
  createdAt: view.created_at,
  updatedAt: view.updated_at,
  guestConfirmedAt: view.guest_confirmed_at,
  cancellationReason: view.cancellation_reason,
  locale: view.locale,
  adults: view.adults,
  children: view.children,
  quote: view.quote,
  priceNote: view.price_note,
});
