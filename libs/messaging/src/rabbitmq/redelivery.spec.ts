import { DomainError } from '@hearthstay/contracts';
import { eventually, testRabbitMqUrl } from '@hearthstay/testing';
import { openAdminChannel } from '../testing/broker-admin';
import { doorClosed, doorOpened } from '../testing/contracts';
import { useDoorsAtBroker } from '../testing/doors-at-broker';
import { messageOf } from '../testing/messages';
import { quickDeliveries } from '../testing/transports';
import { deadLetterQueue, eventExchange, eventQueue, retryQueue, retryQueues } from './topology';

describe('An event that was not handled', () => {
  const doors = useDoorsAtBroker();
  const events = () => eventQueue(doors.settings(), 'bookings');
  const dead = () => deadLetterQueue(doors.settings(), 'bookings');
  const deadLetter = () => doors.admin().get(dead(), { noAck: true });

  it('is redelivered until it is handled', async () => {
    await doors.open();
    let deliveries = 0;
    const service = await doors.start(async () => {
      deliveries += 1;
      if (deliveries < 3) throw new Error('not yet');
    });
    await doors.publish('front');
    await eventually(() => expect(deliveries).toBe(3));
    await service.close();
    for (const queue of [events(), ...retryQueues(doors.settings(), 'bookings')])
      expect(await doors.countIn(queue)).toBe(0);
  });

  it('is dead-lettered after five deliveries, and other events are handled', async () => {
    await doors.open();
    const deliveries: string[] = [];
    const service = await doors.start(async ({ payload }) => {
      deliveries.push(payload.door);
      if (payload.door === 'poisoned') throw new TypeError('cannot be opened');
    });
    await doors.publish('poisoned', 'front');
    await eventually(async () => expect(await doors.countIn(dead())).toBe(1));
    expect(deliveries.filter((door) => door === 'poisoned')).toHaveLength(5);
    expect(quickDeliveries).toBe(5);
    expect(deliveries).toContain('front');
    expect(doors.logLines().filter((line) => line.includes('to the dead letters'))).toHaveLength(1);
    const letter = await deadLetter();
    expect(letter && JSON.parse(letter.content.toString())).toMatchObject({ payload: { door: 'poisoned' } });
    expect(letter && letter.properties.headers).toMatchObject({ 'x-failure': 'TypeError', 'x-deliveries': 5 });
    await service.close();
  });

  it('because this version has no handler for it is redelivered', async () => {
    await doors.open();
    const service = await doors.start(async () => undefined);
    doors.admin().sendToQueue(events(), Buffer.from(JSON.stringify(messageOf(doorClosed, { door: 'front' }))));
    await eventually(async () => {
      const letter = await deadLetter();
      expect(letter && letter.properties.headers).toMatchObject({ 'x-failure': 'UnknownEvent' });
    });
    await service.close();
  });

  it('because of an outage is redelivered until the outage ends, and is not dead-lettered', async () => {
    await doors.open();
    const attempts = 3 * quickDeliveries;
    let deliveries = 0;
    const service = await doors.start(async () => {
      deliveries += 1;
      if (deliveries <= attempts) throw new DomainError('SERVICE_UNAVAILABLE');
    });
    await doors.publish('front');
    await eventually(() => expect(deliveries).toBe(attempts + 1));
    await service.close();
    expect(await doors.countIn(dead())).toBe(0);
    expect(doors.logLines().filter((line) => line.includes('to the dead letters'))).toEqual([]);
  });

  it('because it is not JSON is dead-lettered', async () => {
    await doors.open();
    const service = await doors.start(async () => undefined);
    const exchange = eventExchange(doors.settings());
    doors.admin().publish(exchange, doorOpened.name, Buffer.from('{'), { messageId: 'broken' });
    await eventually(async () => {
      const letter = await deadLetter();
      expect(letter && letter.properties).toMatchObject({
        messageId: 'broken',
        headers: { 'x-failure': 'SyntaxError' },
      });
    });
    await service.close();
  });

  it.each<[string, Error]>([
    ['its handler failed', new TypeError('cannot be opened')],
    ['a dependency was unavailable', new DomainError('SERVICE_UNAVAILABLE')],
  ])('stays at the broker after a stop when %s, and the next instance handles it', async (_reason, failure) => {
    const pause = 1_500;
    // On a busy machine it may be delivered again before the stop.
    const pauses = Array.from({ length: 20 }, () => [pause]);
    await doors.open({ redelivery: { pauses, outagePauses: [pause] } });
    const failing = jest.fn(() => Promise.reject(failure));
    const first = await doors.start(failing);
    await doors.publish('front');
    await eventually(async () => {
      expect(await doors.countIn(retryQueue(doors.settings(), 'bookings', pause))).toBe(1);
      expect(await doors.transport().queueLengths()).toContainEqual(
        expect.objectContaining({ kind: 'retries', messages: 1 }),
      );
    });
    await first.close();
    const failures = failing.mock.calls.length;
    const handled = jest.fn<Promise<void>, []>();
    const second = await doors.start(handled);
    await eventually(() => expect(handled).toHaveBeenCalledTimes(1));
    expect(failing).toHaveBeenCalledTimes(failures);
    await second.close();
  });

  it.each([
    [2, 3, 'TypeError'],
    [5, 0, 'ServiceEnded'],
  ])('because its process crashed %i times is delivered %i more times', async (crashes, deliveries, reason) => {
    await doors.open();
    await doors.publish('front');
    for (let crash = 0; crash < crashes; crash += 1) {
      const process = await openAdminChannel(testRabbitMqUrl());
      expect(await process.channel.get(events())).not.toBe(false);
      await process.close();
      await eventually(async () => expect(await doors.countIn(events())).toBe(1));
    }
    const failing = jest.fn(() => Promise.reject(new TypeError('cannot be opened')));
    const service = await doors.start(failing);
    await eventually(async () => {
      const letter = await deadLetter();
      expect(letter && letter.properties.headers).toMatchObject({ 'x-failure': reason, 'x-deliveries': 5 });
    });
    expect(failing).toHaveBeenCalledTimes(deliveries);
    await service.close();
  });
});
