import { DomainError, type FieldErrorCode } from '@hearthstay/contracts';
import { plannableDays, rangeContains, recordableDays, type Day, type StayRange } from '@hearthstay/stay';

/** Days by the fields that have them. */
type DaysByField = Readonly<Record<string, Day | undefined>>;

const assertDaysWithin = (range: StayRange, days: DaysByField, code: FieldErrorCode): void => {
  const fields = Object.entries(days).flatMap(([field, day]) =>
    day !== undefined && !rangeContains(range, day) ? [{ field, code }] : [],
  );
  if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
};

/** @throws DomainError `VALIDATION_FAILED` with `DAY_OUT_OF_RANGE` for each day of a block, rule or price far off */
export const assertPlannable = (days: DaysByField, today: Day): void =>
  assertDaysWithin(plannableDays(today), days, 'DAY_OUT_OF_RANGE');

/** {@link assertPlannable} for the first and the last day of each season. */
export const assertSeasonsPlannable = (seasons: readonly { from: Day; to: Day }[], today: Day): void =>
  assertPlannable(
    Object.fromEntries(
      seasons.flatMap(({ from, to }, index) => [
        [`seasons.${index}.from`, from],
        [`seasons.${index}.to`, to],
      ]),
    ),
    today,
  );

/** @throws DomainError `VALIDATION_FAILED` with `DATE_OUT_OF_RANGE` for each other day too far off */
export const assertRecordable = (days: DaysByField, today: Day): void =>
  assertDaysWithin(recordableDays(today), days, 'DATE_OUT_OF_RANGE');
