import type {
  BookingRequest,
  DecidedRequest,
  DecidedRequestView,
  ListedRequest,
  ListedRequestView,
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
});

/** The view for the admin who has decided, with the time left to undo. */
export const decidedRequestView = (request: DecidedRequest): DecidedRequestView => ({
  ...requestView(request),
  undo_seconds: request.undoSeconds,
  ...(request.unreadCalendars.length > 0 && { unread_calendars: request.unreadCalendars }),
});

/** The same in the list for admins. */
export const listedRequestView = ({ calendarConflicts, ...request }: ListedRequest): ListedRequestView => ({
  ...requestView(request),
  ...(calendarConflicts && { calendar_conflicts: calendarConflicts }),
});
