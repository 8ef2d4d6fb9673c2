export { startDatabaseThread } from './database-thread';
export type { Figure } from './figure';
export { measureAlternately } from './measure-alternately';
export { median } from './median';
