import { DomainError } from '@hearthstay/contracts';
import { checkRangeLimits, type RangeLimits, type RangeViolation, type StayRange } from '@hearthstay/stay';

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

/** @throws DomainError the first range rule that the range breaks; that its days are free is the last of them. */
export const assertBookable = (range: StayRange, limits: RangeLimits, isAnyDayTaken: boolean): void => {
  const violation = checkRangeLimits(range, limits);
  if (violation) throw refusalOf(violation);
  if (isAnyDayTaken) throw new DomainError('DATES_UNAVAILABLE');
};
