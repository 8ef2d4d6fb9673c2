import { isDeepStrictEqual } from 'node:util';
import type { Document } from 'bson';
import type { Collection } from '../storage/collection';
import { isOperatorDocument } from '../values';
import { planQuery } from './planner';

/** What drivers send for `countDocuments`. */
const countStage = { $group: { _id: 1, n: { $sum: 1 } } };

export const isCount = ([match, ...others]: readonly Document[]): boolean =>
  match !== undefined && '$match' in match && isDeepStrictEqual(others, [countStage]);

/**
 * The number of the documents that match a filter, if an index knows it without the documents: the filter lists texts
 * for its first fields, and has no other conditions. Reading a document takes a hundred times as long as its key.
 */
export const countByIndex = (collection: Collection | undefined, filter: Document): number | undefined => {
  if (!collection || !Object.values(filter).every(listsTexts)) return undefined;
  const { index, ranges, equalities } = planQuery(collection, filter, []);
  if (!index || index.stored.multikey) return undefined;
  const known = index.pattern.slice(0, equalities).map(([path]) => path);
  return Object.keys(filter).every((path) => known.includes(path)) ? collection.countKeys(ranges) : undefined;
};

const isText = (value: unknown): boolean => typeof value === 'string';

const listsTexts = (condition: unknown): boolean => {
  if (!isOperatorDocument(condition)) return isText(condition);
  const { $in: values, ...others } = condition;
  return Array.isArray(values) && values.every(isText) && Object.keys(others).length === 0;
};
