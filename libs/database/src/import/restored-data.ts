import type { ServiceData } from '../migrations/migration';

/** The data of one service that an import has read from a backup, and that nobody sees yet. */
export type RestoredData = ServiceData;

/**
 * Makes restored data fit together. @returns a sentence for each thing that was changed or that a person has to decide.
 */
export type MendRestoredData = (data: RestoredData, now: Date) => Promise<string[]>;
