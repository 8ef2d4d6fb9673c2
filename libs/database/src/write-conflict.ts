import { setTimeout as pause } from 'node:timers/promises';
import { mongo } from 'mongoose';

const writeConflictCode = 112;

/**
 * Whether a database refused a write, and stored nothing, because of a conflict with another one. MongoDB retries such
 * a write itself; an engine on PostgreSQL ends simultaneous inserts as deadlocks at unique indexes other than `_id`.
 */
export const isWriteConflictError = (error: unknown): error is mongo.MongoServerError =>
  error instanceof mongo.MongoServerError && error.code === writeConflictCode;

/** The number of retries of a write that conflicts with others. */
export const maxConflicts = 10;

/** The longest pause before a retry, in milliseconds. */
const maxPause = 20;

/** A random pause, because two writes that wait equally long conflict again. */
export const pauseAfterConflict = (): Promise<void> => pause(Math.random() * maxPause);
