export { trusted } from 'mongoose';
export { closeDatabase, openDatabase, pingDatabase } from './connection';
export type { DatabaseOptions } from './connection';
export { databaseOf } from './database-of';
export { isDuplicateKeyError } from './duplicate-key';
export type { DuplicateKeyError } from './duplicate-key';
export { DatabaseModule, databaseConnection, modelToken } from './module';
export type { DatabaseModuleOptions, ModelDefinition } from './module';
export {
  hasUnfinishedImport,
  markFinishedImport,
  markUnfinishedImport,
  unfinishedImportMark,
} from './unfinished-import';
