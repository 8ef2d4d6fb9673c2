import type { ErrorCode } from '@hearthstay/contracts';

interface HttpAnswer {
  status: number;
  /** The code in the response, if it is more general than the internal one. */
  publicCode?: ErrorCode;
  requiresPassword?: true;
}

/** Maps each error code to its response. The compiler rejects a code without an entry. */
export const errorTable: Readonly<Record<ErrorCode, HttpAnswer>> = {
  VALIDATION_FAILED: { status: 400 },
  MALFORMED_JSON: { status: 400 },
  PAYLOAD_TOO_LARGE: { status: 413 },
  NOT_FOUND: { status: 404 },
  METHOD_NOT_ALLOWED: { status: 405 },
  REQUEST_NOT_FOUND: { status: 404 },
  ENTRY_NOT_FOUND: { status: 404 },
  AUTHENTICATION_REQUIRED: { status: 401 },
  PASSWORD_REQUIRED: { status: 401, requiresPassword: true },
  MAILBOX_SECRET_REQUIRED: { status: 401 },
  FORBIDDEN: { status: 403 },
  NOT_WHITELISTED: { status: 403 },
  LINK_INVALID: { status: 404 },
  ADMIN_LINK_INVALID: { status: 401, publicCode: 'LINK_INVALID' },
  INVALID_TRANSITION: { status: 409 },
  REQUEST_IN_PAST: { status: 409 },
  UNDO_TOO_LATE: { status: 409 },
  DECIDED_BY_ANOTHER_ADMIN: { status: 409 },
  UNDO_CONFLICT: { status: 409 },
  DATES_IN_PAST: { status: 400 },
  MIN_NIGHTS: { status: 400 },
  MAX_CONSECUTIVE_DAYS: { status: 400 },
  MAX_NIGHTS: { status: 400 },
  MAX_ADVANCE_DAYS: { status: 400 },
  DATES_UNAVAILABLE: { status: 409 },
  APPROVAL_CONFLICT: { status: 409, publicCode: 'DATES_UNAVAILABLE' },
  DAYS_BOOKED: { status: 409, publicCode: 'DATES_UNAVAILABLE' },
  TURNOVER_DAYS_SHARED: { status: 409 },
  LAST_ADMIN: { status: 409 },
  ALREADY_EXISTS: { status: 409 },
  IDEMPOTENCY_KEY_REUSED: { status: 422 },
  RATE_LIMITED: { status: 429 },
  UNSUPPORTED_IMAGE: { status: 415 },
  IMAGE_TOO_LARGE: { status: 413 },
  IMAGE_UNREADABLE: { status: 400 },
  CALENDAR_ADDRESS_INVALID: { status: 400 },
  CALENDAR_ADDRESS_FORBIDDEN: { status: 400 },
  CALENDAR_UNREACHABLE: { status: 422 },
  CALENDAR_TIMEOUT: { status: 422 },
  CALENDAR_REFUSED: { status: 422 },
  CALENDAR_REDIRECT: { status: 422 },
  CALENDAR_TOO_LARGE: { status: 422 },
  CALENDAR_INVALID: { status: 422 },
  CALENDAR_INCOMPLETE: { status: 422 },
  CALENDAR_TOO_MANY_EVENTS: { status: 422 },
  CALENDAR_TOO_COMPLEX: { status: 422 },
  TOO_MANY_CALENDARS: { status: 409 },
  CALENDAR_NOT_FOUND: { status: 404 },
  TOO_MANY_FEEDS: { status: 409 },
  SERVICE_UNAVAILABLE: { status: 503 },
  SERVICE_TIMEOUT: { status: 504 },
  INTERNAL_ERROR: { status: 500 },
};
