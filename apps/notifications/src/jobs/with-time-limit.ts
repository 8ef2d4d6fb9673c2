/**
 * Runs `work` with a signal that aborts after so many milliseconds, or as soon as `cutOff` does, and leaves nothing behind in `cutOff`,
 * which may last as long as the process.
 */
export const withTimeLimit = async <Result>(
  ms: number,
  cutOff: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timer = setTimeout(abort, ms);
  if (cutOff.aborted) abort();
  else cutOff.addEventListener('abort', abort);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    cutOff.removeEventListener('abort', abort);
  }
};
