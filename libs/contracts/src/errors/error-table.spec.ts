import { errorCodes, errorTable, type ErrorCode } from './error-table';

it.each<[status: number, what: string, codes: ErrorCode[]]>([
  [
    400,
    'a stay that breaks a rule whoever else stays',
    [
      ...(['DATES_IN_PAST', 'MIN_NIGHTS', 'MAX_CONSECUTIVE_DAYS', 'MAX_NIGHTS', 'MAX_ADVANCE_DAYS'] as const),
      ...(['NOTICE_DAYS', 'ARRIVAL_WEEKDAY', 'DEPARTURE_WEEKDAY', 'TOO_MANY_GUESTS', 'VALIDATION_FAILED'] as const),
    ],
  ],
  [
    409,
    'what the state of the house or of the request does not allow',
    [
      ...(['DATES_UNAVAILABLE', 'GAP_DAYS', 'APPROVAL_CONFLICT', 'DAYS_BOOKED', 'TURNOVER_DAYS_SHARED'] as const),
      ...(['INVALID_TRANSITION', 'REQUEST_IN_PAST', 'UNDO_TOO_LATE', 'QUOTE_CHANGED', 'LAST_ADMIN'] as const),
      ...(['ALREADY_EXISTS', 'SIGN_IN_AGAIN'] as const),
    ],
  ],
  [401, 'a caller who has to sign in', ['AUTHENTICATION_REQUIRED', 'PASSWORD_REQUIRED', 'ADMIN_LINK_INVALID']],
  [404, 'what does not exist', ['NOT_FOUND', 'REQUEST_NOT_FOUND', 'ENTRY_NOT_FOUND', 'LINK_INVALID']],
  [429, 'too many calls', ['RATE_LIMITED']],
  [503, 'an outage', ['SERVICE_UNAVAILABLE']],
])('the status is %i for %s', (status, _what, codes) => {
  expect(codes.filter((code) => errorTable[code].status !== status)).toEqual([]);
});

it('has its public code in responses if it has one', () => {
  const publicCodes = errorCodes.flatMap((code) => errorTable[code].publicCode ?? []);
  expect(publicCodes.length).toBeGreaterThan(0);
  for (const code of publicCodes) expect(errorTable[code].publicCode).toBeUndefined();
});
