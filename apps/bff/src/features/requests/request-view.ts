import type {
  AccountedRequest,
  AccountedRequestView,
  BookingRequest,
  DecidedRequest,
  DecidedRequestView,
  GuestRequest,
  GuestRequestView,
  ListedRequest,
  ListedRequestView,
  PaymentStatus,
  PaymentStatusView,
  RequestView,
} from '@hearthstay/contracts';

/** A booking request in the form of the API, whose property names are in snake_case. */
export const requestView = (request: BookingRequest): RequestView => ({
  id: request.id,
  name: request.name,
  email: request.email,
  start_date: request.startDate,
  end_date: request.endDate,
  message: request.message,
  status: request.status,
  created_at: request.createdAt,
  updated_at: request.updatedAt,
  guest_confirmed_at: request.guestConfirmedAt,
  cancellation_reason: request.cancellationReason,
  locale: request.locale,
  ...(request.adults !== undefined && { adults: request.adults, children: request.children ?? [] }),
  ...(request.quote && { quote: request.quote }),
  ...(request.priceNote !== undefined && { price_note: request.priceNote }),
});

/** The view for the admin who has decided, with the time left to undo. */
export const decidedRequestView = (request: DecidedRequest): DecidedRequestView => ({
  ...requestView(request),
  undo_seconds: request.undoSeconds,
  ...(request.unreadCalendars.length > 0 && { unread_calendars: request.unreadCalendars }),
});

const paymentStatusView = ({ reference, state, paid, due }: PaymentStatus): PaymentStatusView => ({
  reference,
  state,
  paid,
  due: due.map(({ isOverdue, ...payment }) => ({ ...payment, is_overdue: isOverdue })),
});

/** The view for the guest. */
export const guestRequestView = ({ payment, ...request }: GuestRequest): GuestRequestView => ({
  ...requestView(request),
  ...(payment && { payment: { ...paymentStatusView(payment), pay_to: payment.payTo } }),
});

/** The view for admins. */
export const accountedRequestView = ({ payment, ...request }: AccountedRequest): AccountedRequestView => ({
  ...requestView(request),
  ...(payment && { payment: { ...paymentStatusView(payment), payments: payment.payments } }),
});

/** The same in the list for admins. */
export const listedRequestView = ({ calendarConflicts, ...request }: ListedRequest): ListedRequestView => ({
  ...accountedRequestView(request),
  ...(calendarConflicts && { calendar_conflicts: calendarConflicts }),
});
