import type { HistoryEntryView } from '@hearthstay/contracts';
import { joinedHistory, type ChangesAndTotal } from '@hearthstay/message-context';
import { trusted, type Model, type QueryFilter } from 'mongoose';
import { historyField, type WithHistory } from './history.schema';
import { historyView } from './history-view';

/** The period of the changes, as instants in ISO 8601: `from` belongs to it, `to` does not. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
  /** How many of the newest changes are listed. */
  limit: number;
}

/** A change, and which document it has changed. */
type ChangeOf<Kind extends string> = HistoryEntryView & { subject: { kind: Kind; name?: string } };

/** Documents of a collection whose changes are listed. */
export interface ChangedDocuments<Document, Kind extends string> {
  model: Model<Document>;
  kind: Kind;
  /** The documents; all if absent. */
  filter?: QueryFilter<Document>;
  /** The fields that `nameOf` reads. */
  fields?: Partial<Record<keyof Document & string, 1>>;
  /** How people call what an entry has changed. */
  nameOf?: (document: Document, entry: HistoryEntryView) => string | undefined;
}

const pageSize = 500;

/**
 * The newest changes of the documents, newest first. It reads all documents page by page, so that other calls run in
 * between. An index of the times would be written with every change, for a page that is seldom opened.
 */
export const newestChanges = async <Document extends WithHistory & { _id: string }, Kind extends string>(
  { model, kind, filter = {}, fields = {}, nameOf }: ChangedDocuments<Document, Kind>,
  { from, to, limit }: Period,
): Promise<ChangesAndTotal<ChangeOf<Kind>>> => {
  const isInPeriod = ({ at }: { at: string }) => (!from || at >= from) && (!to || at < to);
  let changes: ChangesAndTotal<ChangeOf<Kind>> = { entries: [], total: 0 };
  for (let last: string | undefined = ''; last !== undefined;) {
    const documents: Document[] = await model
      .find({ ...filter, _id: trusted({ $gt: last }) } as QueryFilter<Document>)
      .select({ ...historyField, ...fields })
      .sort({ _id: 1 })
      .limit(pageSize)
      .batchSize(pageSize)
      .lean<Document[]>();
    const entries = documents.flatMap((document) =>
      historyView(document, { kind, id: document._id })
        .filter(isInPeriod)
        .reverse()
        .map((entry): ChangeOf<Kind> => {
          const name = nameOf?.(document, entry);
          return { ...entry, subject: { kind, id: document._id, ...(name && { name }) } };
        }),
    );
    changes = joinedHistory([changes, { entries, total: entries.length }], limit);
    last = documents.length < pageSize ? undefined : documents.at(-1)?._id;
  }
  return changes;
};
