import type { Document } from 'bson';
import { calculateObjectSize } from 'bson';
import { CommandError } from './errors';
import { maxDocumentBytes } from './values';
import { toInt64 } from './wire/message';

/** MongoDB's default size of a first batch. */
const defaultFirstBatch = 101;
const idleMilliseconds = 10 * 60_000;

interface Cursor {
  namespace: string;
  documents: Document[];
  /** On the clock of `performance.now()`. */
  lastUsed: number;
}

/** Results that did not fit into one reply. All are read before the first reply, so they are a snapshot. */
export class Cursors {
  private readonly open = new Map<number, Cursor>();
  private lastId = 0;

  /** The reply to a query, with a cursor if documents remain and `singleBatch` is not set. */
  start(
    namespace: string,
    documents: Document[],
    batchSize = defaultFirstBatch,
    singleBatch = false,
  ): { cursor: Document; ok: 1 } {
    const firstBatch = takeBatch(documents, batchSize);
    const rest = singleBatch ? [] : documents.slice(firstBatch.length);
    const id = rest.length === 0 ? 0 : ++this.lastId;
    if (id !== 0) this.open.set(id, { namespace, documents: rest, lastUsed: performance.now() });
    return { cursor: { firstBatch, id: toInt64(id), ns: namespace }, ok: 1 };
  }

  /** @throws CommandError for an unknown or closed cursor. */
  more(id: number, namespace: string, batchSize = Infinity): Document {
    const cursor = this.open.get(id);
    if (cursor?.namespace !== namespace) throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    const nextBatch = takeBatch(cursor.documents, batchSize);
    cursor.documents = cursor.documents.slice(nextBatch.length);
    cursor.lastUsed = performance.now();
    if (cursor.documents.length === 0) this.open.delete(id);
    return { cursor: { nextBatch, id: toInt64(cursor.documents.length === 0 ? 0 : id), ns: namespace }, ok: 1 };
  }

  /** @returns whether there was such a cursor. */
  kill(id: number): boolean {
    return this.open.delete(id);
  }

  /** Closes idle cursors. */
  killIdle(now = performance.now()): void {
    for (const [id, { lastUsed }] of this.open) if (now - lastUsed > idleMilliseconds) this.open.delete(id);
  }
}

/** As many of the requested documents as fit into one reply; at least one, so that a client makes progress. */
const takeBatch = (documents: Document[], batchSize: number): Document[] => {
  const batch: Document[] = [];
  let bytes = 0;
  for (const document of documents.slice(0, batchSize)) {
    bytes += calculateObjectSize(document);
    if (bytes > maxDocumentBytes && batch.length > 0) break;
    batch.push(document);
  }
  return batch;
};
