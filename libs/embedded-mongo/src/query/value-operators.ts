import { CommandError } from '../errors';
import { encodeValue, sameType } from '../storage/key-encoding';
import { assertStorable, isOperatorDocument } from '../values';

/** A condition on all values at one path of a document. */
export type FieldPredicate = (values: unknown[]) => boolean;

/** For a path that ends at an array: its elements and the array as a whole. */
const candidates = (values: unknown[]): unknown[] =>
  values.some(Array.isArray)
    ? values.flatMap((value) => (Array.isArray(value) ? [...(value as unknown[]), value] : [value]))
    : values;

export const isEqualTo = (operand: unknown): ((value: unknown) => boolean) => {
  assertStorable(operand);
  if (typeof operand === 'string' || typeof operand === 'boolean') return (value) => value === operand;
  const encoded = encodeValue(operand);
  return (value) => encodeValue(value).equals(encoded);
};

const equality = (operand: unknown): FieldPredicate => {
  const isEqual = isEqualTo(operand);
  return (values) => candidates(values).some(isEqual);
};

const negated =
  (compile: (operand: unknown) => FieldPredicate) =>
  (operand: unknown): FieldPredicate => {
    const matches = compile(operand);
    return (values) => !matches(values);
  };

/** Compares within the type of the operand only: `{$gt: 5}` finds no strings. */
const comparison =
  (operator: string, accepts: (order: number) => boolean) =>
  (operand: unknown): FieldPredicate => {
    if (Array.isArray(operand)) throw new CommandError('BadValue', `${operator} with an array is not supported`);
    assertStorable(operand);
    const encoded = encodeValue(operand);
    return (values) =>
      candidates(values).some((value) => {
        const candidate = encodeValue(value);
        return sameType(candidate, encoded) && accepts(Buffer.compare(candidate, encoded));
      });
  };

const arrayOperand = (operator: string, operand: unknown): unknown[] => {
  if (!Array.isArray(operand)) throw new CommandError('BadValue', `${operator} needs an array`);
  if (operand.some(isOperatorDocument)) throw new CommandError('BadValue', `cannot nest $ under ${operator}`);
  return operand;
};

const oneOf = (operand: unknown): FieldPredicate => {
  const alternatives = arrayOperand('$in', operand).map(equality);
  return (values) => alternatives.some((matches) => matches(values));
};

const exists = (operand: unknown): FieldPredicate => {
  if (typeof operand !== 'boolean') throw new CommandError('BadValue', '$exists needs true or false');
  return (values) => values.some((value) => value !== undefined) === operand;
};

const size = (operand: unknown): FieldPredicate => {
  if (typeof operand !== 'number' || !Number.isInteger(operand) || operand < 0) {
    throw new CommandError('BadValue', '$size needs a non-negative integer');
  }
  return (values) => values.some((value) => Array.isArray(value) && value.length === operand);
};

/** Operators that compare the values of a field with an operand. */
export const valueOperators: Record<string, (operand: unknown) => FieldPredicate> = {
  $eq: equality,
  $ne: negated(equality),
  $in: oneOf,
  $nin: negated(oneOf),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
  $exists: exists,
  $size: size,
};
