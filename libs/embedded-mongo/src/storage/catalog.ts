import type { Document } from 'bson';
import { deserialize, serialize } from 'bson';
import { CommandError } from '../errors';
import type { IndexSpec, StoredIndex } from '../indexes/collection-index';
import { Collection, type StoredCollection } from './collection';
import { catalogKey, counterKey, indexPrefix, rangeOf, recordPrefix } from './keys';
import type { Storage } from './storage';

/** The existing collections and their indexes. Every change belongs inside `Storage.write`. */
export class Catalog {
  /** Compiled collections with the bytes they were read from, so none is stale after a rollback. */
  private readonly compiled = new Map<string, { bytes: Buffer; collection: Collection }>();

  constructor(private readonly storage: Storage) {}

  find(namespace: string): Collection | undefined {
    const bytes = this.storage.get(catalogKey(namespace));
    if (!bytes) return undefined;
    const known = this.compiled.get(namespace);
    if (known?.bytes.equals(bytes)) return known.collection;
    const stored = deserialize(bytes, { promoteValues: true }) as StoredCollection;
    const collection = new Collection(this.storage, this, namespace, stored);
    this.compiled.set(namespace, { bytes, collection });
    return collection;
  }

  findOrCreate(namespace: string): Collection {
    return this.find(namespace) ?? this.create(namespace);
  }

  create(namespace: string): Collection {
    assertNamespace(namespace);
    this.save(namespace, { id: this.nextId(), indexes: [] });
    return this.find(namespace)!;
  }

  /** Adds an index to those of the collection. The caller writes its keys. */
  addIndex(collection: Collection, spec: IndexSpec): Collection {
    const index: StoredIndex = { id: this.nextId(), spec, multikey: false };
    this.save(collection.namespace, { ...collection.stored, indexes: [...collection.stored.indexes, index] });
    return this.find(collection.namespace)!;
  }

  /** Removes an index and its keys. */
  dropIndex(collection: Collection, dropped: StoredIndex): void {
    for (const { key } of [...this.storage.range(rangeOf(indexPrefix(dropped.id)))]) this.storage.remove(key);
    const indexes = collection.stored.indexes.filter(({ id }) => id !== dropped.id);
    this.save(collection.namespace, { ...collection.stored, indexes });
  }

  markMultikey(collection: Collection, marked: StoredIndex): void {
    const { stored } = this.find(collection.namespace)!;
    const indexes = stored.indexes.map((index) => (index.id === marked.id ? { ...index, multikey: true } : index));
    this.save(collection.namespace, { ...stored, indexes });
  }

  drop(collection: Collection): void {
    const prefixes = [
      recordPrefix(collection.stored.id),
      ...collection.stored.indexes.map(({ id }) => indexPrefix(id)),
    ];
    for (const prefix of prefixes) {
      for (const { key } of [...this.storage.range(rangeOf(prefix))]) this.storage.remove(key);
    }
    this.storage.remove(catalogKey(collection.namespace));
  }

  rename(collection: Collection, namespace: string): void {
    assertNamespace(namespace);
    this.storage.remove(catalogKey(collection.namespace));
    this.save(namespace, collection.stored);
  }

  /** The namespaces of one database, or of all, in the order of their names. */
  namespaces(database?: string): string[] {
    const prefix = catalogKey(database === undefined ? '' : `${database}.`);
    return [...this.storage.range(rangeOf(prefix))]
      .filter(({ key }) => key.length > counterKey.length)
      .map(({ key }) => key.subarray(counterKey.length).toString());
  }

  private save(namespace: string, stored: StoredCollection): void {
    this.storage.put(catalogKey(namespace), Buffer.from(serialize(stored as unknown as Document)));
  }

  private nextId(): number {
    const id = (this.storage.get(counterKey)?.readUInt32BE() ?? 0) + 1;
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(id);
    this.storage.put(counterKey, bytes);
    return id;
  }
}

const assertNamespace = (namespace: string): void => {
  const [, collection] = /^[^.$\s/\\"\0]+\.([^$\0]+)$/.exec(namespace) ?? [];
  if (!collection || collection.startsWith('system.') || Buffer.byteLength(namespace) > 255) {
    throw new CommandError('InvalidNamespace', `Invalid namespace specified '${namespace}'`);
  }
};
