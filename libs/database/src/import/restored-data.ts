import type { ServiceData } from '../migrations/migration';

/** The staged data of one service that an import has read from a backup. */
export type RestoredData = ServiceData;

/**
 * Makes restored data consistent. @returns a sentence for each change and for each decision that is left to a person
 */
export type RepairRestoredData = (data: RestoredData, now: Date) => Promise<string[]>;
