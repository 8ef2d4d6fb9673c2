import type { Document } from 'bson';
import type { Collection } from '../storage/collection';
import { compileFilter } from './filter';
import { planQuery } from './planner';
import { sortDocuments } from './sort';
import type { KeyPattern } from './sort';

export interface Query {
  filter: Document;
  sort?: KeyPattern;
  skip?: number;
  /** 0 means no limit. */
  limit?: number;
}

/** The documents that match a query; none in a collection that does not exist. */
export const findDocuments = (collection: Collection | undefined, query: Query): Document[] => {
  const { filter, sort = [], skip = 0, limit = 0 } = query;
  const matches = compileFilter(filter);
  if (!collection) return [];
  const plan = planQuery(collection, filter, sort, { isLimited: limit > 0 });
  const end = limit === 0 ? Infinity : skip + limit;
  const scanned = plan.index ? collection.scanIndex(plan) : scanAll(collection, plan.ranges, plan.reverse);
  if (!plan.sorted) return sortDocuments([...matching(scanned, matches, Infinity)], sort).slice(skip, end);
  return [...matching(scanned, matches, end)].slice(skip);
};

function* scanAll(collection: Collection, ranges: Iterable<Parameters<Collection['scan']>[0]>, reverse: boolean) {
  for (const range of ranges) yield* collection.scan(range, reverse);
}

function* matching(documents: Iterable<Document>, matches: (document: Document) => boolean, end: number) {
  let found = 0;
  for (const document of documents) {
    if (!matches(document)) continue;
    yield document;
    if (++found >= end) return;
  }
}
