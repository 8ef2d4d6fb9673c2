import type { Document } from 'bson';
import { CommandError } from '../errors';
import { isDocument, typeName } from '../values';

type Container = Document | unknown[];

/** The value at a path, where a number is the position in an array; `undefined` if there is none. */
export const readField = (document: Document, steps: string[]): unknown =>
  steps.reduce<unknown>((value, step) => (isContainer(value) ? child(value, step) : undefined), document);

/**
 * Writes the value at a path and creates missing documents along it.
 *
 * @throws CommandError when the path leads through neither a document nor the position in an array.
 */
export const writeField = (document: Document, steps: string[], value: unknown): void => {
  let container: Container = document;
  for (const step of steps.slice(0, -1)) {
    if (child(container, step) === undefined) assign(container, step, {});
    const next = child(container, step);
    if (!isContainer(next)) throw notViable(step, typeName(next));
    container = next;
  }
  assign(container, steps.at(-1)!, value);
};

/** Removes a field; the position in an array becomes null, so that the others keep theirs. */
export const removeField = (document: Document, steps: string[]): void => {
  const container = readField(document, steps.slice(0, -1));
  const step = steps.at(-1)!;
  if (!isContainer(container) || child(container, step) === undefined) return;
  if (Array.isArray(container)) container[Number(step)] = null;
  else Reflect.deleteProperty(container, step);
};

const isContainer = (value: unknown): value is Container => Array.isArray(value) || isDocument(value);

const child = (container: Container, step: string): unknown =>
  Object.hasOwn(container, step) && step !== 'length' ? (container as Document)[step] : undefined;

/** MongoDB fills a gap in an array up to this size. */
const maxArrayGap = 1_500_000;

const assign = (container: Container, step: string, value: unknown): void => {
  if (!Array.isArray(container)) {
    Object.defineProperty(container, step, { value, writable: true, enumerable: true, configurable: true });
    return;
  }
  if (!/^(0|[1-9]\d*)$/.test(step) || Number(step) - container.length > maxArrayGap) throw notViable(step, 'array');
  while (container.length < Number(step)) container.push(null);
  container[Number(step)] = value;
};

const notViable = (step: string, type: string): CommandError =>
  new CommandError('PathNotViable', `Cannot create field '${step}' in an element of type ${type}`);
