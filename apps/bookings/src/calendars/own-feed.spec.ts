import {
  addCalendar,
  addFeed,
  changeCalendar,
  createRequest,
  approveRequest,
  readFeed,
  refreshCalendar,
  testCalendar,
} from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { anna } from '../testing/use-bookings';
import { calendarOf, useCalendars } from './testing/calendars';

const ownFeed = { code: 'CALENDAR_OWN_FEED' };

describeOnEmbeddedDatabase('A feed of this house', (database) => {
  const { stored, server, call, says, taken } = useCalendars(database);
  const url = () => server().url();
  const fields = () => ({ name: 'Airbnb', url: url() });

  /** A feed with one booking, as a proxy or another program would send it. */
  const ownCalendar = async () => {
    const { id } = await call(createRequest, anna);
    await call(approveRequest, { id });
    const { token } = await call(addFeed, { name: 'Airbnb' });
    return (await call(readFeed, { token, userAgent: 'Proxy' })).calendar;
  };
  const sends = (calendar: string) => server().respondWith((_request, response) => response.end(calendar));
  const unfolded = (calendar: string) => calendar.replaceAll('\r\n ', '');

  it.each<[string, (calendar: string) => string]>([
    ['as it is', (calendar) => calendar],
    ['with another product', (calendar) => calendar.replace(/PRODID:.*/, 'PRODID:-//Google Inc//EN')],
    ['with other UIDs', (calendar) => unfolded(calendar).replace(/UID:.*/g, 'UID:new')],
  ])('under another name of the site is neither tested nor added: %s', async (_what, changed) => {
    sends(changed(await ownCalendar()));
    await expect(call(testCalendar, { url: url(), options: {} })).rejects.toMatchObject(ownFeed);
    await expect(call(addCalendar, fields())).rejects.toMatchObject(ownFeed);
    expect(await stored.all('calendar_sources')).toEqual([]);
  });

  it('without bookings is not added either', async () => {
    const { token } = await call(addFeed, { name: 'Airbnb' });
    sends((await call(readFeed, { token, userAgent: 'Proxy' })).calendar.replace(/PRODID:.*/, 'PRODID:other'));
    await expect(call(addCalendar, fields())).rejects.toMatchObject(ownFeed);
  });

  it('is not read where another calendar has been, whose days stay taken', async () => {
    says(['2031-07-01', '2031-07-03']);
    const { id } = await call(addCalendar, fields());
    await call(refreshCalendar, { id });
    sends(await ownCalendar());
    const before = await taken();
    expect(await call(refreshCalendar, { id })).toMatchObject({ days: 3, lastError: ownFeed });
    await expect(call(changeCalendar, { id, url: server().url('/other.ics') })).rejects.toMatchObject(ownFeed);
    expect(await taken()).toEqual(before);
  });

  it('does not prevent the reading of a calendar that contains a copy of an event of it', async () => {
    const [event = ''] = /BEGIN:VEVENT[^]*END:VEVENT\r\n/.exec(await ownCalendar()) ?? [];
    sends(calendarOf(['2031-07-01', '2031-07-04']).replace('END:VCALENDAR', `${event}END:VCALENDAR`));
    expect(await call(testCalendar, { url: url(), options: {} })).toMatchObject({ days: 6 });
  });

  it.each(['http://localhost:3000/feeds/a.ics', 'http://LOCALHOST.:3000/', 'http://127.0.0.1:3000/feeds/a.ics'])(
    'is not requested under the address of the site: %s',
    async (address) => {
      await expect(call(addCalendar, { name: 'Airbnb', url: address })).rejects.toMatchObject(ownFeed);
      server().respondWith((_request, response) => response.writeHead(302, { Location: address }).end());
      await expect(call(testCalendar, { url: url(), options: {} })).rejects.toMatchObject(ownFeed);
    },
  );
});
