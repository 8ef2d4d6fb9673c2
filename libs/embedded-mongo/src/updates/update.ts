import type { Document } from 'bson';
import { CommandError } from '../errors';
import { isDocument, isOperatorDocument } from '../values';
import { updateOperators } from './operators';
import type { Modifier } from './operators';

/** Changes a document in place. */
export type Update = (document: Document, isInsert: boolean) => void;

/**
 * Reads `{$set: {...}, $push: {...}}`. @throws CommandError for unsupported operators, before any document is changed.
 */
export const compileUpdate = (update: unknown): Update => {
  if (!isOperatorDocument(update)) {
    throw new CommandError(
      'FailedToParse',
      'Only updates by operators are supported, no replacements and no pipelines',
    );
  }
  const changes = Object.entries(update).flatMap(([operator, fields]) => compileOperator(operator, fields));
  refuseConflicts([...changes.map(({ path }) => path), ...renamedTo(update)]);
  return (document, isInsert) => {
    for (const { modify, onInsertOnly } of changes) if (isInsert || !onInsertOnly) modify(document);
  };
};

interface Change {
  path: string;
  modify: (document: Document) => void;
  onInsertOnly: boolean;
}

const compileOperator = (operator: string, fields: unknown): Change[] => {
  const compile: ((operand: unknown, path: string) => Modifier) | undefined = Object.hasOwn(updateOperators, operator)
    ? updateOperators[operator]
    : undefined;
  if (!compile) throw new CommandError('FailedToParse', `Unknown modifier: ${operator}`);
  if (!isDocument(fields))
    throw new CommandError('FailedToParse', `Modifiers operate on fields, but ${operator} does not`);
  return Object.entries(fields).map(([path, operand]) => {
    const steps = toSteps(path);
    const modify = compile(operand, path);
    return { path, modify: (document) => modify(document, steps), onInsertOnly: operator === '$setOnInsert' };
  });
};

/** The target fields of `$rename`. */
const renamedTo = (update: Document): string[] => Object.values((update['$rename'] ?? {}) as Record<string, string>);

const toSteps = (path: string): string[] => {
  const steps = path.split('.');
  if (steps.includes(''))
    throw new CommandError('FailedToParse', `The update path '${path}' contains an empty field name`);
  if (steps.some((step) => step.startsWith('$'))) {
    throw new CommandError('BadValue', `Positional operators are not supported: '${path}'`);
  }
  return steps;
};

const refuseConflicts = (paths: string[]): void => {
  const seen: string[] = [];
  for (const path of paths) {
    const conflict = seen.find((other) => `${path}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${path}.`));
    if (conflict !== undefined) {
      throw new CommandError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${conflict}'`,
      );
    }
    seen.push(path);
  }
};
