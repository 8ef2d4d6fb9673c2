/**
 * A share of an amount, rounded half up. Hundreds and remainder are multiplied separately, so that no product exceeds
 * the safe integers.
 */
export const percentOf = (amount: number, percent: number): number => {
  const rest = amount % 100;
  return ((amount - rest) / 100) * percent + Math.floor((rest * percent + 50) / 100);
};
