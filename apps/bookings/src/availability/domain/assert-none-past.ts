import { DomainError } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';

/** @throws DomainError `VALIDATION_FAILED` with the index of each day before today */
export const assertNonePast = (dates: readonly Day[], today: Day): void => {
  const fields = dates.flatMap((date, index) =>
    date < today ? [{ field: `dates.${index}`, code: 'DAY_IN_PAST' as const }] : [],
  );
  if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
};
