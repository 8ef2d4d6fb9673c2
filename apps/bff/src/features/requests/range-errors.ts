import type { ErrorCode } from '@hearthstay/contracts';
import type { RangeViolation } from '@hearthstay/stay';

type Code = Exclude<RangeViolation['code'], 'RANGE_REVERSED'>;

/** In the order in which the OpenAPI document lists them. The compiler requires every rule of ranges. */
const codes = {
  MIN_NIGHTS: true,
  MAX_CONSECUTIVE_DAYS: true,
  MAX_NIGHTS: true,
  MAX_ADVANCE_DAYS: true,
  NOTICE_DAYS: true,
  ARRIVAL_WEEKDAY: true,
  DEPARTURE_WEEKDAY: true,
  DATES_IN_PAST: true,
  DATES_UNAVAILABLE: true,
  GAP_DAYS: true,
} as const satisfies Record<Code, true>;

/** The errors of the days of a request. A reversed range is an error of its fields. */
export const rangeErrors: readonly ErrorCode[] = Object.keys(codes) as Code[];
