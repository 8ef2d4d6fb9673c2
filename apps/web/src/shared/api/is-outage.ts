import { ApiError } from './api-error';

/** A refusal stays one however often it is asked again; an outage passes. */
export const isOutage = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
