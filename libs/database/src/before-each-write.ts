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

/** Has every write of the schema's models carried out only after a check, which refuses it by throwing. */
export const beforeEachWrite = (schema: Schema, check: () => void | Promise<void>): void => {
  schema.pre([...queriesThatWrite], { query: true, document: false }, check);
  schema.pre('save', check);
  schema.pre('insertMany', check);
  schema.pre('bulkWrite', check);
};
