import { addCalendar } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { useCalendars } from '../../testing/calendars';
import { ParsingAttemptRepository } from './parsing-attempt.repository';

const longest = 30_000;

describeEachDatabase('The attempts to parse a calendar', (database) => {
  const { clock, stored, server, service, call, says } = useCalendars(database);
  const attempts = () => service().get(ParsingAttemptRepository);
  const one = { id: 'one', contentHash: 'stays' };
  const other = { ...one, id: 'other' };
  const third = { ...one, id: 'third' };

  let sourceId: string;
  beforeEach(async () => {
    says();
    ({ id: sourceId } = await call(addCalendar, { name: 'Airbnb', url: server().url() }));
  });

  const begin = (reading: typeof one) => attempts().begin(sourceId, reading, longest);
  const fail = (reading: typeof one) => attempts().fail(sourceId, reading);
  const end = (reading: typeof one) => attempts().end(sourceId, reading);
  /** What remains of an attempt that ends together with the program. */
  const later = () => clock.advance({ milliseconds: longest });
  const parsing = async () => (await stored.all('calendar_sources'))[0]?.['parsing'];

  it('are one for all readings at the same time, also when it ends the program', async () => {
    const readings = Array.from({ length: 8 }, (_, index) => ({ ...one, id: `reading ${index}` }));
    await Promise.all(readings.map(begin));
    expect(await parsing()).toMatchObject({ count: 1, readings: { length: readings.length } });
    later();
    await begin(one);
    expect(await parsing()).toMatchObject({ count: 2, readings: ['one'] });
  });

  it('count once when several readings that share one have ended their parsers', async () => {
    await Promise.all([begin(one), begin(other)]);
    expect(await Promise.all([fail(one), fail(other)])).toEqual([false, false]);
    await begin(third);
    expect(await fail(third)).toBe(true);
    await expect(begin(one)).rejects.toThrow('CALENDAR_SET_ASIDE');
  });

  it('count anew after one that has ended its parser, or the program', async () => {
    await begin(one);
    await fail(one);
    await begin(other);
    expect(await parsing()).toMatchObject({ count: 2, readings: ['other'] });
    later();
    await expect(begin(third)).rejects.toThrow('CALENDAR_SET_ASIDE');
  });

  it('stay while one of the readings that share it is parsing, whatever becomes of the others', async () => {
    await Promise.all([begin(one), begin(other)]);
    await end(one);
    await end(one);
    expect(await parsing()).toMatchObject({ count: 1, readings: ['other'] });
    await end(other);
    expect(await parsing()).toBeNull();
  });

  it('do not count one that was stopped, after one that has ended its parser', async () => {
    await begin(one);
    await fail(one);
    await begin(other);
    await end(other);
    expect(await parsing()).toMatchObject({ count: 1, readings: [] });
    await begin(third);
    expect(await parsing()).toMatchObject({ count: 2, readings: ['third'] });
  });

  it('may be shared while the latest one is the last', async () => {
    await begin(one);
    await fail(one);
    await begin(other);
    await begin(third);
    expect(await parsing()).toMatchObject({ count: 2, readings: ['other', 'third'] });
  });

  it('begin anew with another response, and are forgotten when the response was parsed', async () => {
    await begin(one);
    await begin({ id: 'new', contentHash: 'other stays' });
    await end(one);
    expect(await parsing()).toMatchObject({ contentHash: 'other stays', count: 1, readings: ['new'] });
    await attempts().forget(sourceId, 'stays');
    expect(await parsing()).not.toBeNull();
    await attempts().forget(sourceId, 'other stays');
    expect(await parsing()).toBeNull();
  });
});
