/** The value that 99 of 100 values do not exceed; `NaN` without values. */
export const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? NaN;
