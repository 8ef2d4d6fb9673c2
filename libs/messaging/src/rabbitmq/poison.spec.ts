import { DomainError } from '@hearthstay/contracts';
import { eventually } from '@hearthstay/testing';
import { useDoorsAtBroker } from '../testing/doors-at-broker';
import { Latch } from '../testing/latch';
import { quickRedelivery } from '../testing/transports';
import { deadLetterQueue } from './topology';

const poisons = Array.from({ length: 250 }, (_, index) => `poisoned ${index}`);

describe('Events that always fail', () => {
  const doors = useDoorsAtBroker();
  const dead = () => doors.countIn(deadLetterQueue(doors.settings(), 'bookings'));

  const failOnPoison = async (door: string, handled: string[]) => {
    handled.push(door);
    if (door.startsWith('poisoned')) throw new TypeError('cannot be opened');
  };

  it('do not delay other events, in any number', async () => {
    await doors.open({ redelivery: { ...quickRedelivery, pauses: [[60_000]] } });
    const delivered: string[] = [];
    const service = await doors.start(({ payload }) => failOnPoison(payload.door, delivered));
    await doors.publish(...poisons);
    await doors.publish('front', 'back', 'side');
    await eventually(() => expect(delivered).toEqual(expect.arrayContaining(['front', 'back', 'side'])));
    expect(delivered.filter((door) => door.startsWith('poisoned')).sort()).toEqual([...poisons].sort());
    await service.close();
  });

  it('are dead-lettered after five deliveries each', async () => {
    await doors.open();
    const delivered: string[] = [];
    const service = await doors.start(({ payload }) => failOnPoison(payload.door, delivered));
    await doors.publish(...poisons);
    await eventually(async () => expect(await dead()).toBe(poisons.length));
    expect(delivered).toHaveLength(5 * poisons.length);
    await service.close();
  });

  it('with handlers that never end are started once, and are dead-lettered at the time limit', async () => {
    await doors.open({ redelivery: { ...quickRedelivery, timeoutAgeLimit: 500 } });
    const hanging = jest.fn(() => new Promise<void>(() => undefined));
    const service = await doors.start(hanging, { eventDeadlineMs: 20 });
    await doors.publish('front');
    await eventually(async () => expect(await dead()).toBe(1));
    expect(hanging).toHaveBeenCalledTimes(1);
    const letter = await doors.admin().get(deadLetterQueue(doors.settings(), 'bookings'), { noAck: true });
    expect(letter && letter.properties.headers).toMatchObject({ 'x-failure': 'SERVICE_TIMEOUT' });
    await service.close();
  });

  it('during an outage of a dependency do not delay other events', async () => {
    await doors.open({ prefetch: { events: 2 }, redelivery: { ...quickRedelivery, outagePauses: [60_000] } });
    const handled = jest.fn<undefined, [string]>();
    const service = await doors.start(async ({ payload }) => {
      if (payload.door !== 'front') throw new DomainError('SERVICE_UNAVAILABLE');
      handled(payload.door);
    });
    await doors.publish('back', 'side', 'cellar', 'roof');
    await doors.publish('front');
    await eventually(() => expect(handled).toHaveBeenCalledTimes(1));
    await service.close();
  });
});

describe('A service with more events than it can handle concurrently', () => {
  const doors = useDoorsAtBroker();

  it('reports the lag, the time without progress, and the number of overdue events', async () => {
    await doors.open();
    const latch = new Latch();
    const hanging = await doors.start(() => latch.opened, { eventConcurrency: 1, eventDeadlineMs: 2_000 });
    await doors.publish('front', 'back');
    await eventually(() => {
      const [progress] = doors.transport().eventProgress();
      expect(progress?.queue).toContain('.events.bookings');
      expect(progress?.stalledForMs).toBeGreaterThan(1_000);
      expect(progress?.lagMs).toBeGreaterThan(1_000);
      expect(progress?.lagMs).toBeLessThan(60_000);
    });
    await eventually(() => expect(doors.transport().eventProgress()[0]?.overdue).toBeGreaterThan(0));
    latch.open();
    await eventually(() =>
      expect(doors.transport().eventProgress()).toEqual([
        { queue: expect.any(String), lagMs: 0, overdue: 0, stalledForMs: 0 },
      ]),
    );
    await hanging.close();
  });
});
