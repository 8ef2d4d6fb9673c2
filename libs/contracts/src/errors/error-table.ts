/** The properties of an error in transports and sentences. */
interface ErrorEntry {
  /** The HTTP status of its response. */
  status: number;
  /** The values that its sentences may name. */
  params?: readonly string[];
  /** The code in the response, if it is more general than the internal one. */
  publicCode?: string;
  requiresPassword?: true;
}

const entries = {
  VALIDATION_FAILED: { status: 400 },
  MALFORMED_JSON: { status: 400 },
  PAYLOAD_TOO_LARGE: { status: 413 },
  NOT_FOUND: { status: 404 },
  METHOD_NOT_ALLOWED: { status: 405 },
  REQUEST_NOT_FOUND: { status: 404 },
  ENTRY_NOT_FOUND: { status: 404 },
  BLOCK_CHANGED_MEANWHILE: { status: 409 },
  AUTHENTICATION_REQUIRED: { status: 401 },
  PASSWORD_REQUIRED: { status: 401, requiresPassword: true },
  MAILBOX_SECRET_REQUIRED: { status: 401 },
  FORBIDDEN: { status: 403 },
  // Not 403, because clients end the session on it, and the session stays valid for other calls.
  SIGN_IN_AGAIN: { status: 409 },
  NOT_WHITELISTED: { status: 403 },
  LINK_INVALID: { status: 404 },
  ADMIN_LINK_INVALID: { status: 401, publicCode: 'LINK_INVALID' },
  INVALID_TRANSITION: { status: 409 },
  REQUEST_IN_PAST: { status: 409 },
  CANCELLATION_WISHED_ALREADY: { status: 409 },
  NO_CANCELLATION_WISH: { status: 409 },
  UNDO_TOO_LATE: { status: 409 },
  DECIDED_BY_ANOTHER_ADMIN: { status: 409 },
  UNDO_CONFLICT: { status: 409 },
  DATES_IN_PAST: { status: 400, params: ['today'] },
  MIN_NIGHTS: { status: 400, params: ['count'] },
  MAX_CONSECUTIVE_DAYS: { status: 400, params: ['count'] },
  MAX_NIGHTS: { status: 400, params: ['count'] },
  MAX_ADVANCE_DAYS: { status: 400, params: ['count'] },
  NOTICE_DAYS: { status: 400, params: ['count'] },
  ARRIVAL_WEEKDAY: { status: 400, params: ['days'] },
  DEPARTURE_WEEKDAY: { status: 400, params: ['days'] },
  DATES_UNAVAILABLE: { status: 409 },
  GAP_DAYS: { status: 409, params: ['count'] },
  APPROVAL_CONFLICT: { status: 409, publicCode: 'DATES_UNAVAILABLE' },
  ENTRY_CONFLICT: { status: 409, publicCode: 'DATES_UNAVAILABLE' },
  MOVE_CONFLICT: { status: 409, publicCode: 'DATES_UNAVAILABLE' },
  BOOKING_CHANGED_MEANWHILE: { status: 409 },
  SAME_STAY: { status: 400 },
  OFFER_CONFLICT: { status: 409, publicCode: 'DATES_UNAVAILABLE' },
  PROPOSAL_ENDED: { status: 409 },
  CHANGE_TOO_LATE: { status: 409 },
  DAYS_BOOKED: { status: 409, publicCode: 'DATES_UNAVAILABLE', params: ['days'] },
  TURNOVER_DAYS_SHARED: { status: 409, params: ['days'] },
  SEASONS_OVERLAP: { status: 400, params: ['first', 'second'] },
  TOO_MANY_GUESTS: { status: 400, params: ['count'] },
  PRICES_OFF: { status: 404 },
  QUOTE_CHANGED: { status: 409 },
  REQUEST_WITHOUT_PRICE: { status: 409 },
  TOO_MANY_PAYMENTS: { status: 409 },
  THREAD_ENDED: { status: 409 },
  GUEST_WITHOUT_EMAIL: { status: 409 },
  GUEST_STAY_AHEAD: { status: 409 },
  GUEST_ERASED: { status: 409 },
  EMAIL_CONTENT_REMOVED: { status: 409 },
  EMAIL_LINK_ENDED: { status: 409 },
  EMAIL_WITHOUT_LINK: { status: 409 },
  LAST_ADMIN: { status: 409 },
  ALREADY_EXISTS: { status: 409 },
  IDEMPOTENCY_KEY_REUSED: { status: 422 },
  RATE_LIMITED: { status: 429, params: ['retryAfterSeconds'] },
  UNSUPPORTED_IMAGE: { status: 415 },
  IMAGE_TOO_LARGE: { status: 413 },
  IMAGE_UNREADABLE: { status: 400 },
  TOO_MANY_PHOTOS: { status: 409 },
  PHOTO_NOT_FOUND: { status: 404 },
  PHOTOS_CHANGED_MEANWHILE: { status: 409 },
  CALENDAR_ADDRESS_INVALID: { status: 400 },
  CALENDAR_ADDRESS_FORBIDDEN: { status: 400 },
  CALENDAR_PASSWORD_UNENCRYPTED: { status: 400 },
  CALENDAR_OWN_FEED: { status: 422 },
  CALENDAR_UNREACHABLE: { status: 422 },
  CALENDAR_TIMEOUT: { status: 422 },
  CALENDAR_REFUSED: { status: 422, params: ['status'] },
  CALENDAR_REDIRECT: { status: 422 },
  CALENDAR_TOO_LARGE: { status: 422 },
  CALENDAR_INVALID: { status: 422 },
  CALENDAR_INCOMPLETE: { status: 422 },
  CALENDAR_TOO_MANY_EVENTS: { status: 422 },
  CALENDAR_TOO_COMPLEX: { status: 422 },
  CALENDAR_SET_ASIDE: { status: 422 },
  TOO_MANY_CALENDARS: { status: 409 },
  CALENDAR_NOT_FOUND: { status: 404 },
  CALENDAR_EVENT_NOT_FOUND: { status: 404 },
  TOO_MANY_FEEDS: { status: 409 },
  NOTICE_ADDRESS_INVALID: { status: 400 },
  NOTICE_ADDRESS_FORBIDDEN: { status: 400 },
  NOTICE_PASSWORD_UNENCRYPTED: { status: 400 },
  NOTICE_ADDRESS_MISSING: { status: 409 },
  NOTICE_UNREACHABLE: { status: 422 },
  NOTICE_TIMEOUT: { status: 422 },
  NOTICE_REDIRECT: { status: 422 },
  NOTICE_REFUSED: { status: 422, params: ['said'] },
  SERVICE_UNAVAILABLE: { status: 503, params: ['retryAfterSeconds'] },
  SERVICE_TIMEOUT: { status: 504 },
  INTERNAL_ERROR: { status: 500 },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof entries;

/**
 * Every error once. The list of codes, the status of a response, the OpenAPI document and the check of the sentences in
 * both languages use it.
 */
export const errorTable: Readonly<Record<ErrorCode, ErrorEntry & { publicCode?: ErrorCode }>> = entries;

export const errorCodes = Object.keys(entries) as ErrorCode[];
