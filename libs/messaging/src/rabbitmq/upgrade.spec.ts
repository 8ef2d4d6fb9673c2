import { eventually } from '@hearthstay/testing';
import { doorOpened } from '../testing/contracts';
import { useDoorsAtBroker } from '../testing/doors-at-broker';
import { messageOf } from '../testing/messages';
import { deadLetterQueue, eventExchange, eventQueue } from './topology';

describe('A broker with the queues of an earlier version', () => {
  const doors = useDoorsAtBroker();

  /** The arguments of versions that delayed events in the process. */
  const declareAsBefore = async (): Promise<void> => {
    const dead = deadLetterQueue(doors.settings(), 'bookings');
    const queue = eventQueue(doors.settings(), 'bookings');
    await doors.admin().assertExchange(eventExchange(doors.settings()), 'topic', { durable: true });
    await doors.admin().assertQueue(dead, { arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': 1_000_000 } });
    await doors.admin().assertQueue(queue, {
      deadLetterExchange: '',
      deadLetterRoutingKey: dead,
      arguments: {
        'x-queue-type': 'quorum',
        'x-delivery-limit': 20,
        'x-dead-letter-strategy': 'at-least-once',
        'x-overflow': 'reject-publish',
      },
    });
    await doors.admin().bindQueue(queue, eventExchange(doors.settings()), doorOpened.name);
  };

  it('keeps its queues, and their events are handled', async () => {
    await declareAsBefore();
    const queue = eventQueue(doors.settings(), 'bookings');
    for (const door of ['front', 'back']) {
      const message = messageOf(doorOpened, { door });
      const properties = { type: message.name, messageId: message.id, persistent: true };
      doors.admin().sendToQueue(queue, Buffer.from(JSON.stringify(message)), properties);
    }
    await eventually(async () => expect(await doors.countIn(queue)).toBe(2));
    // Versions that delayed events in the process requeued them in this way.
    const failed = await doors.admin().get(queue);
    if (failed) doors.admin().nack(failed);
    const handled: string[] = [];
    await doors.open();
    const service = await doors.start(async ({ payload }) => void handled.push(payload.door));
    await doors.publish('side');
    await eventually(() => expect(handled.sort()).toEqual(['back', 'front', 'side']));
    expect(doors.logLines().join('\n')).not.toContain('PRECONDITION_FAILED');
    await service.close();
  });
});
