import type { Document } from 'bson';
import { isOperatorDocument } from '../values';

export interface Bound {
  value: unknown;
  inclusive: boolean;
}

/** The conditions on a field of every matching document that an index can use. */
export interface Constraint {
  equals?: unknown[];
  lower?: Bound;
  upper?: Bound;
}

/**
 * The constraints of a filter, by path. They may be weaker than the filter, never stronger: documents that are found by
 * an index are always tested against the whole filter.
 */
export const constraintsOf = (filter: Document): Map<string, Constraint> => {
  const constraints = new Map<string, Constraint>();
  for (const [path, condition] of conditionsOf(filter)) {
    constraints.set(path, { ...toConstraint(condition), ...constraints.get(path) });
  }
  return constraints;
};

/** The conditions at the top of a filter and those under `$and`; a document must meet all of them. */
export const conditionsOf = (filter: Document): [path: string, condition: unknown][] =>
  Object.entries(filter).flatMap(([key, condition]) => {
    if (key === '$and') return (condition as Document[]).flatMap(conditionsOf);
    return key.startsWith('$') ? [] : [[key, condition]];
  });

const toConstraint = (condition: unknown): Constraint => {
  if (!isOperatorDocument(condition)) return equalTo([condition]);
  if ('$eq' in condition) return equalTo([condition.$eq]);
  if ('$in' in condition) return equalTo(condition.$in as unknown[]);
  return {
    ...bound('lower', '$gt', false, condition),
    ...bound('lower', '$gte', true, condition),
    ...bound('upper', '$lt', false, condition),
    ...bound('upper', '$lte', true, condition),
  };
};

/** An index contains the elements of an array, so it cannot find documents that equal a whole array. */
const equalTo = (values: unknown[]): Constraint => (values.some(Array.isArray) ? {} : { equals: values });

const bound = (side: 'lower' | 'upper', operator: string, inclusive: boolean, condition: Document): Constraint => {
  const value: unknown = condition[operator];
  return value === undefined || value === null ? {} : { [side]: { value, inclusive } };
};
