import { bookingApproved, type PayloadOf } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { eventually, testRabbitMqUrl } from '@hearthstay/testing';
import { measureAlternately, median, type Metric } from '@hearthstay/testing/measuring';
import { messageOf } from '../testing/messages';
import type { EventLine } from './event-line';
import { openOurLine } from './our-events';
import { openRawLine } from './raw-events';

const publishers = 50;
const events = 5_000;
const rounds = 3;

const link = { token: 'Vb3k9TqYp0sLmZr7hXw2dNcEa51uFgJi8oKtQvRxWyM', expiresAt: '2126-11-27T10:00:00.000Z' };

/** The length of a typical event of the product. */
const approval: PayloadOf<typeof bookingApproved> = {
  requestId: '6740b2c5a1',
  name: 'Anna Seidel',
  email: 'anna@example.com',
  startDate: parseDay('2026-12-08'),
  endDate: parseDay('2026-12-11'),
  message: 'Wir kommen mit Hund. Ist das recht?',
  locale: 'de',
  createdAt: '2026-11-17T23:30:00.000Z',
  propertyName: 'Haus am See',
  confirmLink: link,
  statusLink: link,
};

/** Events per second with this number of publishers, each of which publishes the next event after the confirm. */
const confirmedPerSecond = async (line: EventLine): Promise<number> => {
  const handledBefore = line.handled();
  let started = 0;
  const publishUntilDone = async (): Promise<void> => {
    while (started < events) {
      started += 1;
      await line.publish(messageOf(bookingApproved, approval));
    }
  };
  const before = performance.now();
  await Promise.all(Array.from({ length: publishers }, publishUntilDone));
  const perSecond = (events / (performance.now() - before)) * 1_000;
  // Waits until all events are handled, so that they do not disturb the next measurement.
  await eventually(() => {
    if (line.handled() < handledBefore + events) throw new Error('Not every event has been handled');
  });
  return perSecond;
};

/** Measures the cost of typed, parsed and retried events against the client library alone. */
export default async (): Promise<Metric[]> => {
  const url = testRabbitMqUrl();
  const lines = [await openRawLine(url, bookingApproved.name), await openOurLine(url)];
  const [raw = [], ours = []] = await measureAlternately(
    rounds,
    lines.map((line) => () => confirmedPerSecond(line)),
  );
  for (const line of lines) await line.close();
  const cost = median(raw.map((value, round) => value / (ours[round] ?? NaN)));
  return [
    { name: `events confirmed to bare amqplib, ${publishers} publishers`, value: median(raw), unit: 'events/s' },
    { name: `events confirmed to our publisher, ${publishers} publishers`, value: median(ours), unit: 'events/s' },
    { name: 'bare amqplib to our publisher (0.45 of it is 2.22)', value: cost, unit: 'times', target: 2.22 },
  ];
};
