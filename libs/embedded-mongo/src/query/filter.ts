import type { Document } from 'bson';
import { CommandError } from '../errors';
import { isDocument, isOperatorDocument } from '../values';
import { valuesAt } from './paths';
import { valueOperators } from './value-operators';
import type { FieldPredicate } from './value-operators';

export type Predicate = (document: Document) => boolean;

const logicalOperators: Record<string, (branches: Predicate[]) => Predicate> = {
  $and: (branches) => (document) => branches.every((branch) => branch(document)),
  $or: (branches) => (document) => branches.some((branch) => branch(document)),
};

/** @throws CommandError for an unsupported operator, even if it would not be applied to any document. */
export const compileFilter = (filter: Document): Predicate => {
  const conditions = Object.entries(filter).map(([key, condition]) =>
    key.startsWith('$') ? compileLogical(key, condition) : compileField(key, condition),
  );
  return (document) => conditions.every((matches) => matches(document));
};

const compileLogical = (operator: string, branches: unknown): Predicate => {
  const combine = Object.hasOwn(logicalOperators, operator) ? logicalOperators[operator] : undefined;
  if (!combine) throw new CommandError('BadValue', `unknown top level operator: ${operator}`);
  if (!Array.isArray(branches) || branches.length === 0 || !branches.every(isDocument)) {
    throw new CommandError('BadValue', `${operator} must be a non-empty array of documents`);
  }
  return combine(branches.map(compileFilter));
};

const compileField = (path: string, condition: unknown): Predicate => {
  const matches = compileCondition(condition);
  return (document) => matches(valuesAt(document, path));
};

/** The condition on one field: a value that it must equal, or operators that must all hold. */
export const compileCondition = (condition: unknown): FieldPredicate => {
  if (!isOperatorDocument(condition)) return valueOperators.$eq!(condition);
  const predicates = Object.entries(condition).map(([operator, operand]) => {
    const compile = Object.hasOwn(valueOperators, operator) ? valueOperators[operator] : undefined;
    if (!compile) throw new CommandError('BadValue', `unknown operator: ${operator}`);
    return compile(operand);
  });
  return (values) => predicates.every((matches) => matches(values));
};

/** A condition on an element of an array: on its fields, or on the element itself where it is written as operators. */
export const compileElement = (condition: Document): ((element: unknown) => boolean) => {
  if (isOperatorDocument(condition) && !Object.hasOwn(logicalOperators, Object.keys(condition)[0]!)) {
    const matches = compileCondition(condition);
    return (element) => matches([element]);
  }
  const matches = compileFilter(condition);
  return (element) => isDocument(element) && matches(element);
};
