import type { Document } from 'bson';
import { CommandError } from '../errors';
import { elementsAt } from '../query/paths';
import type { IndexSpec } from './collection-index';

/** The refusal of a document whose values in a unique index belong to another document. */
export const duplicateKeyError = (namespace: string, spec: IndexSpec, document: Document): CommandError => {
  const paths = Object.keys(spec.key);
  const keyValue = Object.fromEntries(paths.map((path) => [path, elementsAt(document, path)[0] ?? null]));
  return new CommandError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${spec.name} dup key: ${JSON.stringify(keyValue)}`,
    { keyPattern: spec.key, keyValue },
  );
};
