import type { Collection } from 'mongoose';
import { eventually } from '../eventually';

type Filter = NonNullable<Parameters<Collection['find']>[0]>;

interface Query {
  filter: object;
  sort?: Record<string, 1 | -1>;
  limit?: number;
}

interface Stage {
  stage?: string;
  indexName?: string;
  inputStage?: Stage;
  inputStages?: Stage[];
  /** The path of the stages in an explain result of MongoDB's slot-based engine. */
  queryPlan?: Stage;
}

const stagesOf = ({ queryPlan, inputStage, inputStages = [], ...stage }: Stage): Stage[] => [
  stage,
  ...[queryPlan, inputStage, ...inputStages].flatMap((input) => (input ? stagesOf(input) : [])),
];

const planOf = async (collection: Collection, { filter, sort = {}, limit = 0 }: Query): Promise<Stage[]> => {
  const { queryPlanner } = (await collection
    .find(filter as Filter)
    .sort(sort)
    .limit(limit)
    .explain('queryPlanner')) as {
    queryPlanner: { winningPlan: Stage };
  };
  return stagesOf(queryPlanner.winningPlan);
};

/**
 * Expects that the database finds the documents of `query` through the index `indexName`, and does not scan the
 * collection. A write with the same filter finds them in the same way. DocumentDB may read a tiny collection as a
 * whole, so the collection should hold some hundred documents of which the filter finds few. Whether the order comes
 * from the index is not checked: DocumentDB sorts in any case.
 *
 * @param withinMs how long it may take until the index is used: on a busy machine, DocumentDB has once planned without
 *   an index that was there
 */
export const expectIndexUsed = (
  collection: Collection,
  query: Query,
  indexName: string,
  withinMs = 20_000,
): Promise<void> =>
  eventually(async () => {
    const stages = await planOf(collection, query);
    expect(stages.flatMap((stage) => stage.indexName ?? [])).toEqual([indexName]);
    expect(stages.map(({ stage }) => stage)).not.toContain('COLLSCAN');
  }, withinMs);
