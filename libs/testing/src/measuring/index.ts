export { startDatabaseThread } from './database-thread';
export type { Figure } from './figure';
export { inTurn } from './in-turn';
export { median } from './median';
