/**
 * Asks at most once in a while, however many want to know: those who come while a question is under way, or within `milliseconds`
 * after its answer or failure, share that.
 */
export const rememberFor = <Answer>(milliseconds: number, ask: () => Promise<Answer>): (() => Promise<Answer>) => {
  let asked: Promise<Answer> | undefined;
  const forget = (): void => {
    asked = undefined;
  };
  return () => (asked ??= ask().finally(() => setTimeout(forget, milliseconds).unref()));
};
