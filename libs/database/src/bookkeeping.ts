import { latestImportMark, unfinishedImportMark } from './import/unfinished-import';
import { instancesCollection } from './instances/instances';
import { leasesCollection } from './lease/lease';

/** A collection with the due time of each task that runs in one instance. */
export const scheduledTasksCollection = 'scheduled_tasks';

const names = new Set([
  unfinishedImportMark,
  latestImportMark,
  instancesCollection,
  leasesCollection,
  scheduledTasksCollection,
]);

/** Whether a collection describes the database itself and is neither exported nor replaced by an import. */
export const isBookkeeping = (collection: string): boolean => names.has(collection);
