import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import type { TestDatabase } from '@hearthstay/testing';

type Fields = Record<string, unknown>;
export type TestCollection<Document extends object, Id> = mongo.Collection<Document & { _id: Id }>;

/** A collection of the driver, without the casting of mongoose, that no other test uses. */
export const freshCollection = <Document extends object = Fields, Id = number>(
  database: TestDatabase,
): TestCollection<Document, Id> =>
  database.connection().getClient().db(database.name()).collection<Document & { _id: Id }>(randomUUID());

/** A collection that holds these documents, with their positions from 0 as `_id`. */
export const collectionOf = async <Document extends object = Fields>(
  database: TestDatabase,
  documents: Document[],
): Promise<TestCollection<Document, number>> => {
  const collection = freshCollection<Document>(database);
  const numbered = documents.map((document, _id) => ({ _id, ...document }));
  await collection.insertMany(numbered as unknown as mongo.OptionalUnlessRequiredId<Document & { _id: number }>[]);
  return collection;
};

/** The error of a refused call. */
export const refusal = async (call: Promise<unknown>): Promise<mongo.MongoServerError> => {
  try {
    await call;
  } catch (error) {
    return error as mongo.MongoServerError;
  }
  throw new Error('The call was expected to be refused');
};
