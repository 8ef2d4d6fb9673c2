import { Timestamp, type Document } from 'bson';
import { z } from 'zod';
import type { Engine } from '../engine';
import { CommandError } from '../errors';
import { isDocument } from '../values';

export interface Context {
  engine: Engine;
  /** The name of the database that the command is sent to. */
  database: string;
}

export interface Command {
  run(body: Document, context: Context): Document | Promise<Document>;
}

export const document = z.custom<Document>(isDocument, 'must be a document');
export const collectionName = z.string();
export const nonNegative = z.number().int().nonnegative();

const readConcern = z.strictObject({ level: z.enum(['local', 'available', 'majority']).optional() });

const snapshotConcern = z.strictObject({
  level: z.literal('snapshot'),
  /** Absent in a session's first read. */
  atClusterTime: z.instanceof(Timestamp).optional(),
});

/** Only for commands that can read a session's snapshot. */
export const readConcernOrSnapshot = z.union([readConcern, snapshotConcern]).optional();

/** The options of every command. Reads and writes always meet the strictest of these concerns. */
const generalOptions = {
  $db: z.string(),
  lsid: document.optional(),
  $clusterTime: document.optional(),
  $readPreference: document.optional(),
  readConcern: readConcern.optional(),
  writeConcern: z
    .strictObject({ w: z.union([z.literal(1), z.literal('majority')]).optional(), j: z.boolean().optional() })
    .optional(),
};

/** A command with exactly these options. An unknown option is refused, because it would have no effect. */
export const defineCommand = <Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (options: z.infer<z.ZodObject<Shape>>, context: Context) => Document | Promise<Document>,
): Command => {
  const schema = z.strictObject({ ...generalOptions, ...shape });
  return {
    run: (body, context) => {
      refuseTransaction(body);
      const parsed = schema.safeParse(body);
      if (!parsed.success) throw toCommandError(Object.keys(body)[0]!, parsed.error);
      return run(parsed.data as z.infer<z.ZodObject<Shape>>, context);
    },
  };
};

const refuseTransaction = (body: Document): void => {
  if ('startTransaction' in body || 'autocommit' in body || 'txnNumber' in body) {
    throw new CommandError('CommandNotSupported', 'Transactions are not supported by the embedded database');
  }
};

const toCommandError = (command: string, { issues }: z.ZodError): CommandError => {
  const issue = issues[0]!;
  const path = [command, ...issue.path].join('.');
  if (issue.code === 'unrecognized_keys') {
    return new CommandError('UnknownField', `'${path}.${issue.keys[0]}' is not an option this database supports`);
  }
  return new CommandError('TypeMismatch', `'${path}': ${issue.message}`);
};

export const namespaceOf = ({ database }: Context, collection: string): string => `${database}.${collection}`;
