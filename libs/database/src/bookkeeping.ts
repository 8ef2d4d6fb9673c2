import { latestImportMark, unfinishedImportMark } from './import/unfinished-import';
import { instancesCollection } from './instances/instances';
import { leasesCollection } from './lease/lease';

const names = new Set([unfinishedImportMark, latestImportMark, instancesCollection, leasesCollection]);

/**
 * Whether a collection is about the database itself, and no data of its service: it is neither exported nor replaced.
 */
export const isBookkeeping = (collection: string): boolean => names.has(collection);
