export { crashAfterWrites } from './crash-after-writes';
export { describeEachDatabase, describeOnEmbeddedDatabase } from './describe-each-database';
export type { OnEmbeddedDatabase, TestDatabase } from './describe-each-database';
export { expectIndexUsed } from './expect-index-used';
export { startTemporaryMongo } from './temporary-mongo';
export { describeTimesToLive } from './describe-times-to-live';
