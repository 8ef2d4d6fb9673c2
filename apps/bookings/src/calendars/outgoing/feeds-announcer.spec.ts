import { addFeed, removeFeed, rotateFeed, type EventMessage } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

describeOnEmbeddedDatabase('That a feed has changed', (database) => {
  const published: EventMessage[] = [];
  const publisher = { publish: async (message: EventMessage) => void published.push(message) };
  const { call } = useBookings(database, { publisher });

  const announcedBy = async (change: () => Promise<unknown>): Promise<number> => {
    published.length = 0;
    await change();
    return published.filter(({ name }) => name === 'calendar-feeds.changed').length;
  };

  it('is announced when its token was replaced and when it was removed', async () => {
    const { id } = await call(addFeed, { name: 'Airbnb' });
    expect(await announcedBy(() => call(rotateFeed, { id }))).toBe(1);
    expect(await announcedBy(() => call(removeFeed, { id }))).toBe(1);
    expect(await announcedBy(() => expect(call(removeFeed, { id })).rejects.toThrow())).toBe(0);
  });
});
