export { startDatabaseThread } from './database-thread';
export type { Figure } from './figure';
export { measureAlternately } from './measure-alternately';
export { compareBuilds, measureBuilds } from './measure-builds';
export { median } from './median';
