import type { Document } from 'bson';
import { CommandError } from '../errors';
import { compileElement } from '../query/filter';
import { isEqualTo } from '../query/value-operators';
import { isSame } from '../storage/key-encoding';
import { assertStorable, isDocument, typeName } from '../values';
import { readField, removeField, writeField } from './fields';

/** Changes one field of a document in place. */
export type Modifier = (document: Document, steps: string[]) => void;

/**
 * An operator that stores its operand, or a value computed from it and the old one; `undefined` leaves the field
 * unchanged.
 */
const storing =
  (change: (old: unknown, operand: unknown, path: string) => unknown) =>
  (operand: unknown, path: string): Modifier => {
    assertStorable(operand);
    return (document, steps) => {
      const value = change(readField(document, steps), operand, path);
      if (value !== undefined) writeField(document, steps, value);
    };
  };

const increment = (operand: unknown, path: string): Modifier => {
  if (typeof operand !== 'number') {
    throw new CommandError('TypeMismatch', `Cannot increment '${path}' by a value of type ${typeName(operand)}`);
  }
  return storing((old) => {
    if (old !== undefined && typeof old !== 'number') {
      throw new CommandError('TypeMismatch', `Cannot apply $inc to '${path}' of type ${typeName(old)}`);
    }
    return (old ?? 0) + operand;
  })(operand, path);
};

/** The time of this server, for comparisons that must not depend on the clocks of clients. */
const currentDate = (operand: unknown, path: string): Modifier => {
  if (operand !== true) throw new CommandError('BadValue', `$currentDate of '${path}' must be true`);
  return (document, steps) => writeField(document, steps, new Date());
};

const unset = (): Modifier => removeField;

/** Moves a value to another field of the document and replaces the value there. A missing field changes nothing. */
const rename = (operand: unknown): Modifier => {
  if (typeof operand !== 'string' || operand === '' || /[.$]/.test(operand)) {
    throw new CommandError('BadValue', '$rename is supported to a field of the document itself, and to nothing else');
  }
  return (document, steps) => {
    const value = readField(document, steps);
    if (value === undefined) return;
    removeField(document, steps);
    writeField(document, [operand], value);
  };
};

/** `$push` and `$addToSet` add one value, or with `$each` several. */
const adding =
  (operator: string, add: (array: unknown[], value: unknown) => void) =>
  (operand: unknown, path: string): Modifier => {
    const values = valuesToAdd(operator, operand);
    assertStorable(values);
    return (document, steps) => {
      const array = arrayAt(document, steps, path) ?? [];
      values.forEach((value) => add(array, value));
      writeField(document, steps, array);
    };
  };

const valuesToAdd = (operator: string, operand: unknown): unknown[] => {
  if (!isDocument(operand) || !('$each' in operand)) return [operand];
  const other = Object.keys(operand).find((key) => key !== '$each');
  if (other !== undefined) throw new CommandError('BadValue', `Unrecognized clause in ${operator}: ${other}`);
  if (!Array.isArray(operand.$each))
    throw new CommandError('BadValue', `The argument to $each in ${operator} must be an array`);
  return operand.$each as unknown[];
};

const arrayAt = (document: Document, steps: string[], path: string): unknown[] | undefined => {
  const value = readField(document, steps);
  if (value === undefined || Array.isArray(value)) return value;
  throw new CommandError('BadValue', `The field '${path}' must be an array but is of type ${typeName(value)}`);
};

/** Removes the elements that equal the operand, or match it if it is a condition. */
const pull = (operand: unknown, path: string): Modifier => {
  const isPulled = isDocument(operand) ? compileElement(operand) : isEqualTo(operand);
  return (document, steps) => {
    const array = arrayAt(document, steps, path);
    if (array)
      writeField(
        document,
        steps,
        array.filter((element) => !isPulled(element)),
      );
  };
};

export const updateOperators: Record<string, (operand: unknown, path: string) => Modifier> = {
  $set: storing((_old, operand) => operand),
  $setOnInsert: storing((_old, operand) => operand),
  $inc: increment,
  $currentDate: currentDate,
  $unset: unset,
  $rename: rename,
  $push: adding('$push', (array, value) => array.push(value)),
  $addToSet: adding('$addToSet', (array, value) => {
    if (!array.some((element) => isSame(element, value))) array.push(value);
  }),
  $pull: pull,
};
