import { setTimeout as pause } from 'node:timers/promises';
import { createRequest, declineRequest, type EventMessage } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { startBookings, type RunningBookings } from './testing/start-bookings';
import { storedIn } from './testing/stored';
import { createTestClock } from './testing/test-clock';

const fields = {
  name: 'Anna',
  email: 'anna@mail.example',
  startDate: '2031-06-02',
  endDate: '2031-06-04',
  locale: 'de' as const,
  caller: '192.0.2.1',
};

describeOnEmbeddedDatabase('The bookings service', (database) => {
  const stored = storedIn(database);
  const published: EventMessage[] = [];
  let service: RunningBookings;

  beforeAll(async () => {
    const publisher = { publish: async (message: EventMessage) => void published.push(message) };
    service = await startBookings(database, createTestClock(), { publisher, undoSeconds: 0 });
  });
  afterAll(() => service.close());

  it('publishes its recorded events in order, and removes them from the outboxes', async () => {
    const { id } = await service.client.call(createRequest, fields);
    await service.client.call(declineRequest, { id });
    const { id: another } = await service.client.call(createRequest, fields);
    while ((await stored.events()).length > 0) await pause(10);
    const namesOf = (request: string) =>
      published
        .filter(({ payload }) => (payload as { requestId: string }).requestId === request)
        .map(({ name }) => name);
    expect(namesOf(id)).toEqual(['booking.requested', 'booking.declined']);
    expect(namesOf(another)).toEqual(['booking.requested']);
  });
});
