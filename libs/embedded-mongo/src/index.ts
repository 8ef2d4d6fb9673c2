export { startEmbeddedMongo } from './start';
export type { EmbeddedMongo } from './start';
