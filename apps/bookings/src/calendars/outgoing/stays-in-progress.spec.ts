import { addBlock, addCalendar, addFeed, approveRequest, createRequest, readFeed } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { anna } from '../../testing/use-bookings';
import { useCalendars } from '../testing/calendars';

/** The days of the test; the clock begins on the first. */
const days = ['2031-05-10', '2031-05-11', '2031-05-12', '2031-05-13'];

describeOnEmbeddedDatabase('A stay in progress', (database) => {
  const { clock, server, call, says, readAll } = useCalendars(database);

  const addSource = () => call(addCalendar, { name: 'Vrbo', url: server().url() });
  const feedTokenFor = async (calendarId: string | null) => (await call(addFeed, { name: 'Feed', calendarId })).token;
  const eventsOf = async (token: string) => {
    const { calendar } = await call(readFeed, { token, userAgent: 'Airbnb' });
    const events = calendar.split('BEGIN:VEVENT\r\n').slice(1);
    return events.map((event) =>
      event.split('\r\n').filter((line) => /^(UID|DTSTART|DTEND|SEQUENCE|DTSTAMP)/.test(line)),
    );
  };

  /** The events of a feed on each of the days, on which the calendar says something else. */
  const eventsOnEachDay = async (token: string, stayOn: (day: string) => [string, string][]) => {
    const found: string[][][] = [];
    for (const day of days) {
      says(...stayOn(day));
      await readAll();
      found.push(await eventsOf(token));
      clock.advance({ days: 1 });
    }
    return found;
  };

  /** Portals no longer list the past nights of a stay, or begin it on the present day. */
  const cutToday = (day: string): [string, string][] => [[day, '2031-05-16']];

  it.each<[string, (day: string) => [string, string][]]>([
    ['is listed from its first day on', () => [['2031-05-10', '2031-05-16']]],
    ['is listed from the present day on', cutToday],
    ['is followed by another one at once', (day) => [...cutToday(day), ['2031-05-16', '2031-05-20']]],
  ])('of a calendar that %s keeps its UID and its first day', async (_what, stayOn) => {
    says(...stayOn('2031-05-10'));
    await addSource();
    const [first, ...later] = await eventsOnEachDay(await feedTokenFor(null), stayOn);
    expect(first?.flat()).toContain('DTSTART;VALUE=DATE:20310510');
    for (const events of later) expect(events).toEqual(first);
  });

  it('of a calendar keeps them while the calendar cannot be read', async () => {
    says(['2031-05-10', '2031-05-16']);
    await addSource();
    const token = await feedTokenFor(null);
    await readAll();
    const first = await eventsOf(token);
    server().respondWith((_request, response) => response.writeHead(500).end());
    for (let day = 1; day < days.length; day += 1) {
      clock.advance({ days: 1 });
      await readAll();
      expect(await eventsOf(token)).toEqual(first);
    }
  });

  it('of a guest or a block keeps them, also when the platform has sold one of its nights', async () => {
    says(['2031-05-12', '2031-05-13']);
    const { id: calendarId } = await addSource();
    await readAll();
    await call(addBlock, { from: '2031-05-10', to: '2031-05-14' });
    const token = await feedTokenFor(calendarId);
    const { id } = await call(createRequest, { ...anna, startDate: '2031-05-17', endDate: '2031-05-18' });
    await call(approveRequest, { id });
    const [first, ...later] = await eventsOnEachDay(token, (day) =>
      day < '2031-05-13' ? [['2031-05-12', '2031-05-13']] : [['2031-09-01', '2031-09-02']],
    );
    expect(first?.flat().filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20310510',
      'DTSTART;VALUE=DATE:20310513',
      'DTSTART;VALUE=DATE:20310517',
    ]);
    // The part of the block before the sold night is over on the last day.
    expect(later).toEqual([first, first, first?.slice(1)]);
  });
});
