import type { ServiceData } from '../migrations/migration';

/** The staged data of one service that an import has read from a backup. */
export type RestoredData = ServiceData;

/**
 * Reads restored data as the service does. Data that it cannot read would otherwise be noticed by a guest.
 *
 * @throws Error that names the document which cannot be read
 */
export type ReadRestoredData = (data: RestoredData) => Promise<void>;

/**
 * Makes restored data consistent. @returns a sentence for each change and for each decision that is left to a person
 */
export type RepairRestoredData = (data: RestoredData, now: Date) => Promise<string[]>;
