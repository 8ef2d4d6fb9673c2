export { startDatabaseThread } from './database-thread';
export type { Metric } from './metric';
export { measureAlternately } from './measure-alternately';
export { compareBuilds, measureBuilds } from './measure-builds';
export { median } from './median';
export { p99 } from './p99';
