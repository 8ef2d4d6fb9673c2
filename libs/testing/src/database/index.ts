export { describeEachDatabase } from './describe-each-database';
export type { TestDatabase } from './describe-each-database';
export { startTemporaryMongo } from './temporary-mongo';
