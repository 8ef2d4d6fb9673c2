import { describeEachDatabase, expectIndexUsed } from '@hearthstay/testing';
import { carryingEvents } from './outbox.schema';
import { doorSchema, type Door } from './testing/doors';

describeEachDatabase('the search for unpublished events', (database) => {
  it('uses an index', async () => {
    const doors = database.connection().model<Door>('Door', doorSchema);
    await doors.createIndexes();
    await expectIndexUsed(doors.collection, { filter: carryingEvents }, 'outbox');
  });
});
