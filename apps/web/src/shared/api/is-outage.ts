/**
 * A refusal stays one however often it is asked again; an outage passes. What has no status never got an answer.
 */
export const isOutage = (error: unknown) => {
  const { status = 0 } = error as { status?: number };
  return status === 0 || status >= 500;
};
