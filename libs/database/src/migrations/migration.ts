import type { mongo } from 'mongoose';

/** The collections of one service: those of its database, or those of an import that no service sees yet. */
export interface ServiceData {
  collection<Document extends mongo.Document>(name: string): mongo.Collection<Document>;
}

/** Changes stored data from the form of one version to the form of the next. */
export interface Migration {
  /** A number with four digits, which gives the order, and words: `0001-drop-newest-index`. It never changes. */
  id: string;
  /**
   * Changes the data. It may be cut short at any point and is then repeated, also by another instance while the first
   * one still runs; so each write has to match only what is not changed yet. Instances of the version before read and
   * write the data meanwhile: what they need stays until a later version. Each call to the database may take five
   * seconds, so large collections are changed in batches.
   */
  up(data: ServiceData): Promise<void>;
}
