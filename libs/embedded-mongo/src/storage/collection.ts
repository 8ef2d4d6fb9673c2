import type { Document } from 'bson';
import { deserialize, serialize } from 'bson';
import { CommandError } from '../errors';
import { CollectionIndex } from '../indexes/collection-index';
import type { IndexSpec, StoredIndex } from '../indexes/collection-index';
import { duplicateKeyError } from '../indexes/duplicate-key';
import { assertSameId } from '../document-id';
import { maxDocumentBytes } from '../values';
import { encodeValue } from './key-encoding';
import { rangeOf, recordPrefix, type KeyRange } from './keys';
import { maxKeyBytes } from './storage';
import type { Storage } from './storage';

export const primaryIndexSpec: IndexSpec = { v: 2, key: { _id: 1 }, name: '_id_' };

/** Strings are validated when they are received; validating them again would take most of the time. */
const decode = (bytes: Buffer): Document => deserialize(bytes, { promoteValues: true, validation: { utf8: false } });

/** The catalog entry of a collection. */
export interface StoredCollection {
  id: number;
  indexes: StoredIndex[];
}

/** Which keys of an index are read, and in which order. */
export interface IndexScan {
  ranges: KeyRange[];
  reverse: boolean;
  /** Whether the document of a key can match, as far as the key tells; absent if every one can. */
  accepts?: ((key: Buffer) => boolean) | undefined;
}

/** Stores the state of indexes. */
interface IndexCatalog {
  markMultikey(collection: Collection, index: StoredIndex): void;
}

/** The documents of one namespace and their index keys. Changes belong inside `Storage.write`. */
export class Collection {
  readonly indexes: CollectionIndex[];
  private readonly prefix: Buffer;

  constructor(
    private readonly storage: Storage,
    private readonly catalog: IndexCatalog,
    readonly namespace: string,
    readonly stored: StoredCollection,
  ) {
    this.indexes = stored.indexes.map((index) => new CollectionIndex(index));
    this.prefix = recordPrefix(stored.id);
  }

  /** The range of `_id` keys, as `scan` takes it. */
  get primaryPrefix(): Buffer {
    return this.prefix;
  }

  count(): number {
    return this.storage.count(rangeOf(this.prefix));
  }

  /** The number of the keys of an index; of documents, if no document has several keys. */
  countKeys(ranges: readonly KeyRange[]): number {
    return ranges.reduce((sum, range) => sum + this.storage.count(range), 0);
  }

  *scan(range: KeyRange = rangeOf(this.prefix), reverse = false): Generator<Document> {
    for (const { value } of this.storage.range(range, reverse)) yield decode(value);
  }

  /** The documents that accepted keys of an index point to, each once. */
  *scanIndex({ ranges, reverse, accepts }: IndexScan): Generator<Document> {
    const seen = new Set<string>();
    for (const range of ranges) {
      for (const { key, value: encodedId } of this.storage.range(range, reverse)) {
        if (accepts && !accepts(key)) continue;
        const mark = encodedId.toString('latin1');
        if (seen.has(mark)) continue;
        seen.add(mark);
        yield decode(this.storage.get(Buffer.concat([this.prefix, encodedId]))!);
      }
    }
  }

  /** @throws CommandError for a duplicate key; nothing is changed then. */
  insert(document: Document): void {
    const encodedId = encodeId(document._id);
    const recordKey = Buffer.concat([this.prefix, encodedId]);
    if (this.storage.get(recordKey)) throw duplicateKeyError(this.namespace, primaryIndexSpec, document);
    const bytes = encode(document);
    this.replaceKeys(encodedId, [], this.keysOf(document, encodedId), document);
    this.storage.put(recordKey, bytes);
  }

  /**
   * Applies `change` to a stored document and stores the result.
   *
   * @returns whether the document has changed.
   * @throws CommandError for a duplicate key or another `_id`; nothing is stored then.
   */
  update(document: Document, change: (document: Document) => void): boolean {
    const encodedId = encodeId(document._id);
    const recordKey = Buffer.concat([this.prefix, encodedId]);
    const keysBefore = this.keysOf(document, encodedId);
    change(document);
    assertSameId(encodedId, document._id);
    const bytes = encode(document);
    if (bytes.equals(this.storage.get(recordKey)!)) return false;
    this.replaceKeys(encodedId, keysBefore, this.keysOf(document, encodedId), document);
    this.storage.put(recordKey, bytes);
    return true;
  }

  remove(document: Document): void {
    const encodedId = encodeId(document._id);
    this.replaceKeys(encodedId, this.keysOf(document, encodedId), [], document);
    this.storage.remove(Buffer.concat([this.prefix, encodedId]));
  }

  /**
   * Writes the keys of the documents that existed before these indexes, all in one scan, because reading the documents
   * takes most of the time. @throws CommandError for a duplicate key.
   */
  buildIndexes(indexes: readonly CollectionIndex[]): void {
    if (indexes.length === 0) return;
    for (const document of [...this.scan()]) {
      const encodedId = encodeId(document._id);
      this.replaceKeys(encodedId, [], this.keysOf(document, encodedId, indexes), document);
    }
  }

  private keysOf(
    document: Document,
    encodedId: Buffer,
    indexes: readonly CollectionIndex[] = this.indexes,
  ): IndexKey[] {
    return indexes.flatMap((index) => index.keysOf(document, encodedId).map((key) => ({ index, key })));
  }

  private replaceKeys(encodedId: Buffer, before: IndexKey[], after: IndexKey[], document: Document): void {
    for (const { index, key } of after) {
      const owner = index.stored.spec.unique ? this.storage.get(key) : undefined;
      if (owner && !owner.equals(encodedId)) throw duplicateKeyError(this.namespace, index.stored.spec, document);
    }
    for (const { key } of before) this.storage.remove(key);
    for (const { key } of after) this.storage.put(key, encodedId);
    for (const index of this.indexes) {
      const several = after.filter((added) => added.index === index).length > 1;
      if (several && !index.stored.multikey) this.catalog.markMultikey(this, index.stored);
    }
  }
}

interface IndexKey {
  index: CollectionIndex;
  key: Buffer;
}

const encodeId = (id: unknown): Buffer => {
  if (Array.isArray(id) || id === undefined)
    throw new CommandError('BadValue', "can't use an array or nothing for _id");
  const encoded = encodeValue(id);
  if (encoded.length > maxKeyBytes / 2) throw new CommandError('KeyTooLong', 'The _id is too long');
  return encoded;
};

const encode = (document: Document): Buffer => {
  const bytes = Buffer.from(serialize(document));
  if (bytes.length > maxDocumentBytes) {
    throw new CommandError('BSONObjectTooLarge', `Document of ${bytes.length} bytes is over ${maxDocumentBytes}`);
  }
  return bytes;
};
