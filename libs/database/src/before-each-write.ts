import type { Schema } from 'mongoose';

const queriesThatWrite = [
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
] as const;

/** Runs a check before every write of the schema's models; a check that throws prevents the write. */
export const beforeEachWrite = (schema: Schema, check: () => void | Promise<void>): void => {
  schema.pre([...queriesThatWrite], { query: true, document: false }, check);
  schema.pre('save', check);
  schema.pre('insertMany', check);
  schema.pre('bulkWrite', check);
};
