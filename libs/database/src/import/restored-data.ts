import type { mongo } from 'mongoose';

/** The data of one service that an import has read from a backup, and that nobody sees yet. */
export interface RestoredData {
  collection<Document extends mongo.Document>(name: string): mongo.Collection<Document>;
}

/** Makes restored data fit together. @returns a sentence for each thing that was changed or that a person has to decide. */
export type MendRestoredData = (data: RestoredData, now: Date) => Promise<string[]>;
