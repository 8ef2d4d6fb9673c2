import { mongo } from 'mongoose';

const writeConflictCode = 112;

/**
 * Whether a database refused a write because another one was in its way, and stored nothing of it. MongoDB repeats such
 * a write by itself; an engine on PostgreSQL ends simultaneous inserts as deadlocks at unique indexes other than `_id`.
 */
export const isWriteConflictError = (error: unknown): error is mongo.MongoServerError =>
  error instanceof mongo.MongoServerError && error.code === writeConflictCode;
