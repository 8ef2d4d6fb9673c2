import type { Document } from 'bson';

/** The error codes of MongoDB, so that drivers and repositories handle a refusal in the same way. */
const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  DollarPrefixedFieldName: 52,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidNamespace: 73,
  IndexNotFound: 27,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  CommandNotSupported: 115,
  CannotIndexParallelArrays: 171,
  SnapshotTooOld: 239,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  KeyTooLong: 17280,
  UnknownStage: 40324,
  UnknownField: 40415,
} as const;

export type ErrorName = keyof typeof codes;

/** A refused command or write. It has changed nothing. */
export class CommandError extends Error {
  readonly code: number;

  /** @param details further fields of the reply, such as `keyValue` of a duplicate key. */
  constructor(
    readonly codeName: ErrorName,
    message: string,
    readonly details: Document = {},
  ) {
    super(message);
    this.code = codes[codeName];
  }
}

/** The entry for one document in the `writeErrors` of an otherwise successful command. */
export const toWriteError = (error: CommandError, index: number): Document => ({
  index,
  code: error.code,
  errmsg: error.message,
  ...error.details,
});

/** The reply to a refused command. */
export const toErrorReply = (error: CommandError): Document => ({
  ok: 0,
  errmsg: error.message,
  code: error.code,
  codeName: error.codeName,
  ...error.details,
});
