/** A seeded random number generator. */
export interface Random {
  /** A whole number from 0 to one less than the limit. */
  below(limit: number): number;
  of<Item>(items: readonly Item[]): Item;
  chance(percent: number): boolean;
}

/** The generator `mulberry32`. */
export const randomOf = (seed: number): Random => {
  let state = seed;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    of: (items) => items[below(items.length)]!,
    chance: (percent) => below(100) < percent,
  };
};
