type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

/**
 * Lets something happen right before the next call of a method: between the reads of a command and the write that
 * depends on them. A race reaches that moment only in some runs.
 */
export const beforeCall = <Target extends object>(
  target: Target,
  name: keyof Target & string,
  meanwhile: () => Promise<unknown>,
): void => {
  const methods = target as Methods;
  const original = methods[name]!.bind(target);
  jest.spyOn(methods, name).mockImplementationOnce(async (...args) => {
    await meanwhile();
    return original(...args);
  });
};
