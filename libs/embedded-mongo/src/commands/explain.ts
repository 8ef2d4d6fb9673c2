import type { Document } from 'bson';
import { z } from 'zod';
import { compileFilter } from '../query/filter';
import { planQuery, type Plan } from '../query/planner';
import { parseKeyPattern } from '../query/sort';
import { primaryIndexSpec } from '../storage/collection';
import { defineCommand, namespaceOf } from './command';
import { findOptions } from './find';

/**
 * The plan of a `find`, in the names of MongoDB's stages. Nothing is run, and no statistics exist. A read of the whole
 * collection in the order of `_id` is a `COLLSCAN` here, because documents are stored in that order.
 */
export const explain = defineCommand(
  { explain: z.strictObject(findOptions), verbosity: z.literal('queryPlanner') },
  ({ explain: { find, filter, sort, limit } }, context) => {
    const { storage, catalog } = context.engine;
    const namespace = namespaceOf(context, find);
    compileFilter(filter);
    const pattern = parseKeyPattern(sort);
    const winningPlan = storage.read(() => {
      const collection = catalog.find(namespace);
      return collection ? toStages(planQuery(collection, filter, pattern, { isLimited: limit > 0 })) : { stage: 'EOF' };
    });
    return { queryPlanner: { namespace, winningPlan }, ok: 1 };
  },
);

const toStages = ({ index, narrowed, reverse, sorted }: Plan): Document => {
  const direction = reverse ? 'backward' : 'forward';
  const { name, key } = index?.stored.spec ?? primaryIndexSpec;
  const scan = { stage: 'IXSCAN', indexName: name, keyPattern: key, direction };
  const read = (index ?? narrowed) ? { stage: 'FETCH', inputStage: scan } : { stage: 'COLLSCAN', direction };
  return sorted ? read : { stage: 'SORT', inputStage: read };
};
