import { closeDatabase, openDatabase } from '@hearthstay/database';
import { carryingEventsBefore } from './outbox.schema';
import { doorSchema, type Door } from './testing/doors';

const uri = process.env.MONGODB_URI;

/** Only MongoDB explains itself; which index the embedded database takes is held by the tests of its planner. */
(uri ? describe : describe.skip)('the search for events that were left behind (MONGODB_URI)', () => {
  it('reads the index of what is in outboxes, not the collection', async () => {
    const connection = await openDatabase({ uri: uri ?? '', name: 'hearthstay-test-outbox-index' });
    const doors = connection.model<Door>('Door', doorSchema);
    await doors.createIndexes();
    const plan = await doors.find(carryingEventsBefore(new Date())).explain('queryPlanner');
    await connection.dropDatabase();
    await closeDatabase(connection);
    expect(JSON.stringify(plan)).toContain('"stage":"IXSCAN"');
    expect(JSON.stringify(plan)).toContain('"indexName":"outbox"');
  });
});
