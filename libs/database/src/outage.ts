import { isNativeError } from 'node:util/types';
import { Error as MongooseError, mongo } from 'mongoose';

/**
 * Errors of a server that cannot carry out any command at the moment: it shuts down, changes its role, has no
 * majority or time, cannot reach other members, or has lost the cursor with a connection.
 */
const passingCodes = new Set([6, 7, 43, 50, 64, 89, 91, 100, 112, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

/** The error of a server whose disk is full. It has refused the write, so nothing has changed. */
const outOfDiskSpace = 14031;

const neverSent = [
  mongo.MongoServerSelectionError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoClientClosedError,
  mongo.MongoServerClosedError,
  MongooseError.MongooseServerSelectionError,
];

/** Socket errors that the driver does not wrap while it waits to send the rest of a command. */
const brokenSocketCodes = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTCONN',
  'EPIPE',
  'ERR_SOCKET_CLOSED',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
]);

/** Errors of the driver's connection pool and sessions that it does not export; the call was not sent. */
const neverSentNames = new Set(['MongoPoolClosedError', 'MongoWaitQueueTimeoutError', 'MongoExpiredSessionError']);

/** Errors of the driver during a call that are not a `MongoNetworkError`. */
const brokenOff = [mongo.MongoOperationTimeoutError, mongo.MongoStalePrimaryError];

const isBrokenSocket = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && brokenSocketCodes.has(String(error.code));

const hasNameOf = (names: ReadonlySet<string>, error: unknown): boolean =>
  error instanceof mongo.MongoError && names.has(error.name);

const isPassingError = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError &&
  (passingCodes.has(Number(error.code)) || error.hasErrorLabel('RetryableWriteError'));

const isOutOfDiskSpace = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && (error.code === outOfDiskSpace || isOutOfDiskSpace(error.errorResponse));

/**
 * The outcome of a call that failed because of an outage: `unsent`, or `unknown` if it may have been carried out.
 * `undefined` for every other failure.
 */
export const outageOf = (error: unknown): 'unsent' | 'unknown' | undefined => {
  if (isOutOfDiskSpace(error)) return 'unsent';
  // After a failed write of several documents, it is unknown which were written.
  if (error instanceof mongo.MongoBulkWriteError) {
    return isPassingError(error) || outageOf(error.errorResponse) ? 'unknown' : undefined;
  }
  if (neverSent.some((kind) => error instanceof kind) || hasNameOf(neverSentNames, error)) return 'unsent';
  const mayBeDone =
    error instanceof mongo.MongoNetworkError ||
    brokenOff.some((kind) => error instanceof kind) ||
    isBrokenSocket(error) ||
    isPassingError(error);
  return mayBeDone ? 'unknown' : undefined;
};
