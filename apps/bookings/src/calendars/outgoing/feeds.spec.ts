import {
  addFeed,
  approveRequest,
  cancelRequest,
  createRequest,
  listCalendars,
  listFeeds,
  readFeed,
  removeFeed,
  replaceStayRules,
  rotateFeed,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { testNow } from '../../testing/test-clock';
import { anna } from '../../testing/use-bookings';
import { useCalendars } from '../testing/calendars';

describeEachDatabase('Feeds for others', (database, onEmbeddedDatabase) => {
  const { clock, stored, call, readAll, says, taken, add, later, approved } = useCalendars(database);
  const read = async (token: string) => (await call(readFeed, { token, userAgent: 'Airbnb' })).calendar;
  const linesOf = (calendar: string) => calendar.split('\r\n').filter((line) => /^(DTSTART|DTEND|SUMMARY)/.test(line));

  it('increase the sequence with changes of a booking, and fold long names by octets', async () => {
    const { id } = await call(createRequest, { ...anna, name: 'Ä'.repeat(60) });
    await call(approveRequest, { id });
    const { token } = await call(addFeed, { name: 'Phone', withNames: true });
    const first = await read(token);
    expect(first).toContain(`UID:${id}@`);
    expect(first).toContain('SEQUENCE:0\r\n');
    for (const line of first.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    clock.advance({ milliseconds: 60_000 });
    await call(replaceStayRules, { sameDayTurnover: true });
    const second = await read(token);
    expect(second).toContain(`UID:${id}@`);
    expect(second).toContain('SEQUENCE:1\r\n');
    expect(second).toContain('DTSTAMP:20310510T100100Z\r\n');
    expect(second).toContain('DTEND;VALUE=DATE:20310604\r\n');
    expect(await read(token)).toBe(second);
    await call(cancelRequest, { id });
    expect(await read(token)).not.toContain(id);
  });

  it('record their readers, change their address, and end', async () => {
    const { id, token } = await call(addFeed, { name: 'Airbnb' });
    await read(token);
    expect(await call(listFeeds, {})).toEqual([
      { id, name: 'Airbnb', calendarId: null, withNames: false, reads: [{ at: testNow, userAgent: 'Airbnb' }] },
    ]);
    await call(readFeed, { token, userAgent: 'Airbnb', isRecorded: false });
    expect((await call(listFeeds, {}))[0]?.reads).toHaveLength(1);
    const rotated = await call(rotateFeed, { id });
    await expect(read(token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await read(rotated.token);
    await call(removeFeed, { id });
    await expect(read(rotated.token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  onEmbeddedDatabase(() => {
    it('contain the taken days, without names, and do not change between reads', async () => {
      await approved();
      const { token } = await call(addFeed, { name: 'Airbnb' });
      const calendar = await read(token);
      expect(linesOf(calendar)).toEqual([
        'SUMMARY:Reserved',
        'DTSTART;VALUE=DATE:20310602',
        'DTEND;VALUE=DATE:20310605',
      ]);
      clock.advance({ milliseconds: 60_000 });
      expect(await read(token)).toBe(calendar);
      expect(await stored.everything()).not.toContain(token);
    });

    it('contain names of guests if the owner sets this', async () => {
      await approved();
      const { token } = await call(addFeed, { name: 'Phone', withNames: true });
      expect(linesOf(await read(token))).toContain('SUMMARY:Anna Ährenfeld');
    });

    it('contain an event when nothing is taken', async () => {
      const { token } = await call(addFeed, { name: 'Booking' });
      expect(linesOf(await read(token))).toContain('DTSTART;VALUE=DATE:20000101');
    });

    it('omit the days of their own platform, and contain those of others', async () => {
      says(['2031-07-01', '2031-07-03']);
      const { id } = await add();
      await readAll();
      const own = await call(addFeed, { name: 'Airbnb', calendarId: id });
      const others = await call(addFeed, { name: 'Booking' });
      expect(linesOf(await read(own.token))).toContain('DTSTART;VALUE=DATE:20000101');
      expect(linesOf(await read(others.token)).slice(1)).toEqual([
        'DTSTART;VALUE=DATE:20310701',
        'DTEND;VALUE=DATE:20310703',
      ]);
    });

    it('return as echoes that do not grow, and hold a day until the platform has read again', async () => {
      says(['2031-08-01', '2031-08-02']);
      const { id } = await add();
      const { token } = await call(addFeed, { name: 'Airbnb', calendarId: id });
      const requestId = await approved();
      clock.advance({ milliseconds: 60_000 });
      await read(token);
      // The platform shows our stay as its own block.
      says(['2031-06-02', '2031-06-05'], ['2031-08-01', '2031-08-02']);
      for (let turn = 0; turn < 3; turn += 1) {
        await later(20);
        await read(token);
      }
      const stay = ['2031-06-02', '2031-06-03', '2031-06-04'];
      expect((await taken()).filter((day) => day < '2031-07')).toEqual(stay);
      expect(await call(listCalendars, {})).toMatchObject([{ conflicts: [] }]);
      await call(cancelRequest, { id: requestId });
      await later(20);
      expect((await taken()).filter((day) => day < '2031-07')).toEqual(stay);
      expect(linesOf(await read((await call(addFeed, { name: 'Booking' })).token))).not.toContain(
        'DTSTART;VALUE=DATE:20310602',
      );
      clock.advance({ milliseconds: 1_000 });
      await read(token);
      clock.advance({ milliseconds: 1_000 });
      await read(token);
      await later(20);
      expect((await taken()).filter((day) => day < '2031-07')).toEqual([]);
    });

    it('omit a night that the platform has sold itself, which stays taken when ours is cancelled', async () => {
      const requestId = await approved();
      says(['2031-06-03', '2031-06-04']);
      const { id } = await add();
      await readAll();
      const { token } = await call(addFeed, { name: 'Airbnb', calendarId: id });
      const readTwice = async () => {
        clock.advance({ milliseconds: 1_000 });
        await read(token);
        clock.advance({ milliseconds: 1_000 });
        await read(token);
        await later(20);
      };
      await readTwice();
      expect(linesOf(await read(token)).filter((line) => line.startsWith('DTSTART'))).toEqual([
        'DTSTART;VALUE=DATE:20310602',
        'DTSTART;VALUE=DATE:20310604',
      ]);
      expect(await call(listCalendars, {})).toMatchObject([{ conflicts: [{ from: '2031-06-03', to: '2031-06-04' }] }]);
      await call(cancelRequest, { id: requestId });
      await later(20);
      await readTwice();
      expect(await taken()).toEqual(['2031-06-03', '2031-06-04']);
    });
  });
});
