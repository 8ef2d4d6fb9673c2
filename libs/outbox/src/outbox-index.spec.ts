import { describeEachDatabase, expectIndexUsed } from '@hearthstay/testing';
import { carryingEventsBefore } from './outbox.schema';
import { doorSchema, type Door } from './testing/doors';

describeEachDatabase('the search for events that were left behind', (database) => {
  it('finds documents with events by an index', async () => {
    const doors = database.connection().model<Door>('Door', doorSchema);
    await doors.createIndexes();
    await expectIndexUsed(doors.collection, { filter: carryingEventsBefore(new Date()) }, 'outbox');
  });
});
