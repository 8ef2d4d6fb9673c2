declare const dayBrand: unique symbol;

/**
 * A calendar day without a time, `YYYY-MM-DD`, between 0001-01-01 and 9999-12-31.
 *
 * A plain string at runtime, in JSON and in the database; only the type checker distinguishes it from other strings.
 * Days sort as strings do, so `<` and `===` compare them.
 */
export type Day = string & { readonly [dayBrand]: true };

// `Date` alone is too lenient: it accepts 2026-02-30 as the 2nd of March, and many other shapes.
const shape = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether a value is an existing day in exactly the shape `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is Day => {
  if (typeof value !== 'string' || !shape.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && isoDay(time) === value;
};

/** Parses a day. @throws RangeError for an invalid one, such as `2026-02-30` or `2026-2-3`. */
export const parseDay = (text: string): Day => {
  if (!isDay(text)) throw new RangeError(`Not a day: ${JSON.stringify(text)}`);
  return text;
};
