import { isNativeError } from 'node:util/types';
import { Error as MongooseError, mongo } from 'mongoose';

/** Answers of a server that cannot take the command just now, whoever sends it: it stops, changes its role, or has no room or no majority. */
const passingCodes = new Set([64, 89, 91, 100, 189, 10107, 11600, 11602, 13435, 13436, 14031]);

const neverSent = [
  mongo.MongoServerSelectionError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoClientClosedError,
  MongooseError.MongooseServerSelectionError,
];

/** Failures of a socket, which the driver hands on as they are while it waits for the socket to take the rest of a command. */
const brokenSocketCodes = new Set(['ECONNABORTED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'ETIMEDOUT']);

const isBrokenSocket = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && brokenSocketCodes.has(String(error.code));

const isPassingAnswer = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError &&
  (passingCodes.has(Number(error.code)) || error.hasErrorLabel('RetryableWriteError'));

/**
 * What became of a call that failed because the database is away: `unsent`, or `unknown` when it may have been carried out.
 * `undefined` for every other failure.
 */
export const outageOf = (error: unknown): 'unsent' | 'unknown' | undefined => {
  // Of a write of several documents nobody knows which have been written, whatever kept the rest from being.
  if (error instanceof mongo.MongoBulkWriteError) return outageOf(error.errorResponse) && 'unknown';
  if (neverSent.some((kind) => error instanceof kind)) return 'unsent';
  const mayBeDone = error instanceof mongo.MongoNetworkError || isBrokenSocket(error) || isPassingAnswer(error);
  return mayBeDone ? 'unknown' : undefined;
};
