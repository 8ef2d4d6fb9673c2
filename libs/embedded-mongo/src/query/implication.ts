import type { Document } from 'bson';
import { isSame } from '../storage/key-encoding';
import { isOperatorDocument } from '../values';
import { conditionsOf, constraintsOf } from './constraints';
import type { Constraint } from './constraints';

/**
 * Whether every document that matches `filter` also matches `partialFilter`, by a comparison of the conditions on the
 * same fields. Only then does a partial index contain all matching documents.
 */
export const implies = (filter: Document, partialFilter: Document): boolean => {
  const conditions = conditionsOf(filter);
  const constraints = constraintsOf(filter);
  return conditionsOf(partialFilter).every(
    ([path, required]) =>
      conditions.some(([other, condition]) => other === path && isSame(condition, required)) ||
      isMetBy(required, constraints.get(path) ?? {}),
  );
};

const isMetBy = (required: unknown, constraint: Constraint): boolean => {
  if (isOperatorDocument(required) && required.$exists === true) return excludesMissing(constraint);
  const allowed = constraintsOf({ field: required }).get('field')?.equals;
  return allowed !== undefined && constraint.equals !== undefined && isSubset(constraint.equals, allowed);
};

/** Null also equals a missing field; bounds are never null. */
const excludesMissing = ({ equals, lower, upper }: Constraint): boolean =>
  equals ? equals.every((value) => value !== null && value !== undefined) : lower !== undefined || upper !== undefined;

const isSubset = (values: unknown[], allowed: unknown[]): boolean =>
  values.every((value) => allowed.some((other) => isSame(value, other)));
