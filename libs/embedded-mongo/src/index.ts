export { startEmbeddedMongo, uriOfRunning } from './start';
export type { EmbeddedMongo } from './start';
export { DirectoryInUse } from './storage/directory-lock';
