import type { Document } from 'bson';
import { isDocument } from '../values';

const isArrayIndex = (step: string): boolean => /^(0|[1-9]\d*)$/.test(step);

/** A field of the document itself, never one that every JavaScript object inherits. */
export const ownField = (document: Document, name: string): unknown =>
  Object.hasOwn(document, name) ? document[name] : undefined;

/**
 * The values at a dotted path, `undefined` for a missing field. A path continues in every document of an array along
 * it, so there can be several values, or none. An array at its end is one value.
 */
export const valuesAt = (document: Document, path: string): unknown[] => {
  if (!path.includes('.')) return [ownField(document, path)];
  const found: unknown[] = [];
  collect(document, path.split('.'), 0, found);
  return found;
};

const collect = (value: unknown, steps: string[], depth: number, found: unknown[]): void => {
  const step = steps[depth];
  if (step === undefined) {
    found.push(value);
  } else if (Array.isArray(value)) {
    if (isArrayIndex(step) && Number(step) < value.length) collect(value[Number(step)], steps, depth + 1, found);
    for (const element of value) if (isDocument(element)) collect(element, steps, depth, found);
  } else {
    collect(isDocument(value) ? ownField(value, step) : undefined, steps, depth + 1, found);
  }
};

/**
 * As `valuesAt`, with the elements of an array at the end instead of the array, for indexes and sorting. Never empty: a
 * missing field has one value `undefined`.
 */
export const elementsAt = (document: Document, path: string): unknown[] => {
  const elements = valuesAt(document, path).flatMap((value) =>
    Array.isArray(value) && value.length > 0 ? (value as unknown[]) : [value],
  );
  return elements.length > 0 ? elements : [undefined];
};
