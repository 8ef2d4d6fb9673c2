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
  DATES_IN_PAST: { status: 400 },
  MAX_CONSECUTIVE_DAYS: { status: 400 },
  MAX_ADVANCE_DAYS: { status: 400 },
  DATES_UNAVAILABLE: { status: 409 },
  APPROVAL_CONFLICT: { status: 409, publicCode: 'DATES_UNAVAILABLE' },
  DAYS_BOOKED: { status: 409, publicCode: 'DATES_UNAVAILABLE' },
  LAST_ADMIN: { status: 409 },
  ALREADY_EXISTS: { status: 409 },
  IDEMPOTENCY_KEY_REUSED: { status: 422 },
  RATE_LIMITED: { status: 429 },
  UNSUPPORTED_IMAGE: { status: 415 },
  IMAGE_TOO_LARGE: { status: 413 },
  IMAGE_UNREADABLE: { status: 400 },
  SERVICE_UNAVAILABLE: { status: 503 },
  SERVICE_TIMEOUT: { status: 504 },
  INTERNAL_ERROR: { status: 500 },
};
