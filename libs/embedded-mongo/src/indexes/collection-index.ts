import type { Document } from 'bson';
import { CommandError } from '../errors';
import { compileFilter } from '../query/filter';
import type { Predicate } from '../query/filter';
import { elementsAt } from '../query/paths';
import { encodeOrdered, parseKeyPattern } from '../query/sort';
import type { KeyPattern } from '../query/sort';
import { indexPrefix } from '../storage/keys';
import { maxKeyBytes } from '../storage/storage';

/** An index as `createIndexes` receives and `listIndexes` returns it. */
export interface IndexSpec {
  v: number;
  key: Document;
  name: string;
  unique?: boolean;
  partialFilterExpression?: Document;
  expireAfterSeconds?: number;
}

export interface StoredIndex {
  id: number;
  spec: IndexSpec;
  /** Whether some document has had several keys; the planner then uses only one bound. */
  multikey: boolean;
}

/** The keys of a document in one index. */
export class CollectionIndex {
  readonly pattern: KeyPattern;
  readonly prefix: Buffer;
  private readonly includes: Predicate;

  constructor(readonly stored: StoredIndex) {
    this.pattern = parseKeyPattern(stored.spec.key);
    this.prefix = indexPrefix(stored.id);
    this.includes = compileFilter(stored.spec.partialFilterExpression ?? {});
  }

  /**
   * The keys of `document`. A key of a unique index does not contain the id, so two documents with the same values have
   * the same key.
   *
   * @throws CommandError when two fields of a compound index hold arrays, or a value is too long.
   */
  keysOf(document: Document, encodedId: Buffer): Buffer[] {
    if (!this.includes(document)) return [];
    const suffix = this.stored.spec.unique ? [] : [encodedId];
    const keys = this.fieldCombinations(document).map((fields) => Buffer.concat([this.prefix, ...fields, ...suffix]));
    if (keys.some((key) => key.length > maxKeyBytes)) {
      throw new CommandError('KeyTooLong', `A value is too long for the index ${this.stored.spec.name}`);
    }
    return withoutRepeats(keys);
  }

  private fieldCombinations(document: Document): Buffer[][] {
    const fields = this.pattern.map(([path, direction]) =>
      elementsAt(document, path).map((value) => encodeOrdered(value, direction)),
    );
    if (fields.filter((values) => values.length > 1).length > 1) {
      throw new CommandError('CannotIndexParallelArrays', `cannot index parallel arrays in ${this.stored.spec.name}`);
    }
    return fields.reduce<Buffer[][]>(
      (combinations, values) => combinations.flatMap((fields) => values.map((value) => [...fields, value])),
      [[]],
    );
  }
}

const withoutRepeats = (keys: Buffer[]): Buffer[] =>
  keys.length === 1 ? keys : [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
