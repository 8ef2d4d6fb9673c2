import { mongo } from 'mongoose';

const writeConflictCode = 112;

/**
 * Whether a database refused a write, and stored nothing, because of a conflict with another one. MongoDB retries such
 * a write itself; an engine on PostgreSQL ends simultaneous inserts as deadlocks at unique indexes other than `_id`.
 */
export const isWriteConflictError = (error: unknown): error is mongo.MongoServerError =>
  error instanceof mongo.MongoServerError && error.code === writeConflictCode;
