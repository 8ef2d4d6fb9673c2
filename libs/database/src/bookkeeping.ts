import { latestImportMark, unfinishedImportMark } from './import/unfinished-import';
import { instancesCollection } from './instances/instances';
import { leasesCollection } from './lease/lease';

const names = new Set([unfinishedImportMark, latestImportMark, instancesCollection, leasesCollection]);

/** Whether a collection describes the database itself and is neither exported nor replaced by an import. */
export const isBookkeeping = (collection: string): boolean => names.has(collection);
