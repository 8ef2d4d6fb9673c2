import type { mongo } from 'mongoose';

/** The collections of one service: those of its database, or the staged ones of an import. */
export interface ServiceData {
  collection<Document extends mongo.Document>(name: string): mongo.Collection<Document>;
}

/** Changes stored data from the format of one version to that of the next. */
export interface Migration {
  /** A number with four digits, which defines the order, and words: `0001-drop-newest-index`. It never changes. */
  id: string;
  /**
   * Changes the data. It may be interrupted at any point and is then repeated, also by another instance while the first
   * one still runs, so each write must match only unmigrated documents. Instances of the version before read and write
   * the data meanwhile: what they need stays until a later version. Each call to the database may take five seconds, so
   * large collections are changed in batches.
   */
  up(data: ServiceData): Promise<void>;
}
