export { startEmbeddedMongo, uriOfRunning } from './start';
export type { EmbeddedMongo, EmbeddedMongoOptions } from './start';
export { DirectoryInUse } from './storage/directory-lock';
