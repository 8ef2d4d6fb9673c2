/** Waits for something to settle, but not for ever. */
export const withinMilliseconds = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([Promise.allSettled([work]), elapsed]);
  clearTimeout(timer);
};
