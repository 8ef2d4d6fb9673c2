/** A list with one entry at another place. */
export const movedTo = <Entry>(entries: readonly Entry[], from: number, to: number): Entry[] => {
  const others = entries.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...entries.slice(from, from + 1), ...others.slice(to)];
};
