import { DomainError } from '@hearthstay/contracts';
import {
  checkRange,
  checkRangeLimits,
  type RangeLimits,
  type RangeRules,
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

/** @throws DomainError the first limit that the range breaks. Days that are taken play no part. */
export const assertWithinLimits = (range: StayRange, limits: RangeLimits): void => {
  const violation = checkRangeLimits(range, limits);
  if (violation) throw refusalOf(violation);
};

/** @throws DomainError the first range rule that the range breaks */
export const assertBookable = (range: StayRange, rules: RangeRules): void => {
  const violation = checkRange(range, rules);
  if (violation) throw refusalOf(violation);
};
