/** Whether a retry may succeed: after a network failure, which has no status, or a 5xx. */
export const isOutage = (error: unknown) => {
  const { status = 0 } = error as { status?: number };
  return status === 0 || status >= 500;
};
