import { DomainError } from '@hearthstay/contracts';
import {
  checkGap,
  checkRangeLimits,
  noStayLimits,
  type Day,
  type RangeLimits,
  type RangeViolation,
  type StayRange,
} from '@hearthstay/stay';

const refusalOf = (violation: RangeViolation): DomainError => {
  switch (violation.code) {
    case 'RANGE_REVERSED':
      return new DomainError('VALIDATION_FAILED', { fields: [{ field: 'endDate', code: violation.code }] });
    case 'DATES_UNAVAILABLE':
      return new DomainError(violation.code);
    default:
      return new DomainError(violation.code, { params: violation.params });
  }
};

/** The claims on the days of a range and on those around it. */
interface NearbyClaims {
  isAnyDayTaken: boolean;
  /** The days of stays around the range. */
  stayDays: readonly Day[];
}

/** @throws DomainError the first range rule that the range breaks; the last one is that its days are free. */
export const assertBookable = (range: StayRange, limits: RangeLimits, { isAnyDayTaken, stayDays }: NearbyClaims) => {
  const violation = checkRangeLimits(range, limits);
  if (violation) throw refusalOf(violation);
  if (isAnyDayTaken) throw new DomainError('DATES_UNAVAILABLE');
  const { unit = 'days', stayLimits = noStayLimits } = limits;
  const gap = checkGap(range, unit, stayDays, stayLimits.gapDays);
  if (gap) throw refusalOf(gap);
};
