import { once } from 'node:events';
import {
  addCalendar,
  approveRequest,
  createRequest,
  listCalendars,
  listOccupiedDays,
  replaceStayRules,
} from '@hearthstay/contracts';
import { describeEachDatabase, eventually } from '@hearthstay/testing';
import { startBookings, type RunningBookings } from '../../testing/start-bookings';
import { storedIn } from '../../testing/stored';
import { createTestClock, testNow } from '../../testing/test-clock';
import { anna } from '../../testing/use-bookings';
import { startFeedServer, type FeedServer } from '../reading/testing/hostile-server';
import { calendarOf, onlyWhenAsked } from '../testing/calendars';
import { approvalRefresh } from './refresh-before-approval';

describeEachDatabase('Before an approval', (database) => {
  const clock = createTestClock();
  const stored = storedIn(database);
  let server: FeedServer;
  let service: RunningBookings;
  let readDue: () => Promise<void>;
  let longest: jest.ReplaceProperty<number>;

  beforeAll(async () => {
    server = await startFeedServer((_request, response) => response.end());
    service = await startBookings(database, clock, { allowedHosts: [server.host] });
    readDue = onlyWhenAsked(service);
  });
  beforeEach(async () => {
    clock.set(testNow);
    await stored.clear();
    // A reading on a busy machine may take longer than an owner is to wait.
    longest = jest.replaceProperty(approvalRefresh, 'longest', 20_000);
  });
  afterEach(() => longest.restore());
  afterAll(async () => {
    await service.close();
    await server.close();
  });

  const call: RunningBookings['client']['call'] = (contract, request) => service.client.call(contract, request);
  const says = (...stays: [string, string][]) =>
    server.answerWith((_request, response) => response.end(calendarOf(...stays)));
  const add = async (name = 'Airbnb') => {
    const source = await call(addCalendar, { name, url: server.url('/secret.ics') });
    await readDue();
    return source;
  };
  const approve = async () => call(approveRequest, { id: (await call(createRequest, anna)).id });
  const taken = async () => (await call(listOccupiedDays, {})).map(({ date }) => date);

  it('calendars are read, and a day that one of them has sold meanwhile refuses it', async () => {
    says();
    await add();
    const { id } = await call(createRequest, anna);
    says(['2031-06-04', '2031-06-06']);
    await expect(call(approveRequest, { id })).rejects.toMatchObject({ code: 'APPROVAL_CONFLICT' });
    says(['2031-06-05', '2031-06-06']);
    expect(await call(approveRequest, { id })).toMatchObject({ status: 'approved', unreadCalendars: [] });
  });

  it('a calendar that cannot be read is named, and its last known days count', async () => {
    says(['2031-07-01', '2031-07-02']);
    await add('Airbnb');
    clock.advance({ milliseconds: 1 });
    await add('Vrbo');
    server.answerWith((_request, response) => response.writeHead(500).end());
    expect(await approve()).toMatchObject({ status: 'approved', unreadCalendars: ['Airbnb', 'Vrbo'] });
    expect(await taken()).toContain('2031-07-01');
  });

  it('a calendar that is paused is not asked', async () => {
    says();
    const { id } = await add();
    await stored.change('calendar_sources', id, { paused: true });
    const asked = server.requests.length;
    expect(await approve()).toMatchObject({ unreadCalendars: [] });
    expect(server.requests).toHaveLength(asked);
  });

  it('a slow calendar delays it by a limited time, and is read to its end in the background', async () => {
    longest.replaceValue(200);
    says();
    await add();
    const gate = new EventTarget();
    server.answerWith((_request, response) => {
      void once(gate, 'open').then(() => response.end(calendarOf(['2031-07-01', '2031-07-02'])));
    });
    expect(await approve()).toMatchObject({ status: 'approved', unreadCalendars: ['Airbnb'] });
    gate.dispatchEvent(new Event('open'));
    await eventually(async () => expect(await taken()).toContain('2031-07-01'));
  });

  it('a calendar that another instance is reading is waited for, not read again', async () => {
    says();
    await add();
    const other = await startBookings(database, clock, { allowedHosts: [server.host] });
    const readThere = onlyWhenAsked(other);
    const gate = new EventTarget();
    server.answerWith((_request, response) => {
      void once(gate, 'open').then(() => response.end(calendarOf(['2031-06-03', '2031-06-04'])));
    });
    clock.advance({ milliseconds: 30 * 60_000 });
    const asked = server.requests.length;
    const reading = readThere();
    await eventually(() => expect(server.requests).toHaveLength(asked + 1));
    const approval = expect(approve()).rejects.toMatchObject({ code: 'APPROVAL_CONFLICT' });
    await new Promise((resolve) => setTimeout(resolve, 2 * approvalRefresh.lookEvery));
    gate.dispatchEvent(new Event('open'));
    await Promise.all([approval, reading]);
    await other.close();
    expect(server.requests).toHaveLength(asked + 1);
  });

  it('nothing is read when the request cannot be approved at all', async () => {
    says();
    await add();
    const asked = server.requests.length;
    await expect(call(approveRequest, { id: 'unknown' })).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    expect(server.requests).toHaveLength(asked);
  });

  it('days of calendars follow a change between days and nights at once', async () => {
    says(['2031-07-01', '2031-07-03']);
    await add();
    const asked = server.requests.length;
    await call(replaceStayRules, { sameDayTurnover: true });
    const feedDays = async () => (await stored.all('occupied_days')).map(({ _id }) => _id);
    expect(await feedDays()).toEqual(['2031-07-01', '2031-07-02']);
    await call(replaceStayRules, { sameDayTurnover: false });
    expect(await feedDays()).toEqual(['2031-07-01', '2031-07-02', '2031-07-03']);
    expect(await call(listCalendars, {})).toMatchObject([{ days: 3 }]);
    expect(server.requests).toHaveLength(asked);
  });
});
