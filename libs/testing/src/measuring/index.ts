export { startDatabaseThread } from './database-thread';
export { imageOptions } from './image-options';
export type { Metric } from './metric';
export { measureAlternately } from './measure-alternately';
export { compareBuilds, measureBuilds } from './measure-builds';
export { median } from './median';
export { p99 } from './p99';
export { largestResidentMegabytes, residentMegabytes } from './resident-megabytes';
