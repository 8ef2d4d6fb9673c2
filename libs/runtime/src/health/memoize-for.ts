/**
 * Caches the promise of `read`, also a rejected one, until `milliseconds` after it has settled; concurrent callers
 * share it.
 */
export const memoizeFor = <Result>(milliseconds: number, read: () => Promise<Result>): (() => Promise<Result>) => {
  let cached: Promise<Result> | undefined;
  const clear = (): void => {
    cached = undefined;
  };
  return () => (cached ??= read().finally(() => setTimeout(clear, milliseconds).unref()));
};
