export { trusted } from 'mongoose';
export { isBookkeeping, scheduledTasksCollection } from './bookkeeping';
export { closeDatabase, openDatabase, pingDatabase } from './connection';
export type { DatabaseOptions } from './connection';
export { databaseOf } from './database-of';
export { isDuplicateKeyError } from './duplicate-key';
export type { DuplicateKeyError } from './duplicate-key';
export { insertNew, lean } from './insert-new';
export { outageOf } from './outage';
export { storedForm } from './stored-form';
export type { StoredFormOf } from './stored-form';
export { isWriteConflictError, maxConflicts, pauseAfterConflict } from './write-conflict';
export { DatabaseModule, databaseConnection, modelToken } from './module';
export type { DatabaseModuleOptions, ModelDefinition } from './module';
export {
  hasUnfinishedImport,
  markFinishedImport,
  markUnfinishedImport,
  unfinishedImportIn,
} from './import/unfinished-import';
export { findRunningInstances, InstancesSeen } from './instances/find-running-instances';
export { UnfinishedImport } from './import/unfinished-import-error';
export type { ReadRestoredData, RepairRestoredData, RestoredData } from './import/restored-data';
export { Lease, leasesCollection, LeaseLost } from './lease/lease';
export { assertKnown, migrationsCollection, NewerData, pendingMigrations } from './migrations/applied-migrations';
export { dropIndex } from './migrations/drop-index';
export { applyMigrations } from './migrations/migrate';
export type { Migration, ServiceData } from './migrations/migration';
export { refuseNewerData } from './refuse-newer-data';
export type { ServiceDatabase } from './refuse-newer-data';
export { Heartbeat } from './instances/heartbeat';
export { Presence } from './instances/presence';
export { defaultBeatTiming } from './instances/instances';
export type { BeatTiming, Instance } from './instances/instances';
export type { FieldDefinitions } from './field-definitions';
export { addHistory, historyField } from './history/history.schema';
export type { WithHistory } from './history/history.schema';
export { historyView } from './history/history-view';
export { newestChanges } from './history/newest-changes';
export type { ChangedDocuments, Period } from './history/newest-changes';
