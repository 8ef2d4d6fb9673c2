import {
  addCalendar,
  calendarConflictsFound,
  calendarUnreadable,
  cancelRequest,
  listCalendars,
  listRequests,
  refreshCalendar,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { useCalendars } from '../testing/calendars';
import { WarnAdmins } from './warn-admins';

const hour = 60 * 60_000;

describeEachDatabase('Admins', (database, onEmbeddedDatabase) => {
  const { clock, stored, server, service, call, readAll, readDue, says, approved } = useCalendars(database);
  const add = async (name: string) => {
    clock.advance({ milliseconds: 1 });
    const source = await call(addCalendar, { name, url: server().url() });
    await readDue();
    return source;
  };
  const later = async (hours: number) => {
    clock.advance({ milliseconds: hours * hour });
    await readAll();
  };
  const warn = () => service().get(WarnAdmins).run();
  const told = async ({ name }: { name: string }) =>
    (await stored.events())
      .filter((event) => event.name === name)
      .sort((a, b) => a.occurredAt.localeCompare(b.occurredAt))
      .map(({ payload }) => payload);

  it('are notified once of nights that a calendar and a booking both have, by any number of instances', async () => {
    const id = await approved();
    says(['2031-06-03', '2031-06-06']);
    await add('Airbnb');
    await Promise.all([warn(), warn(), warn()]);
    await warn();
    expect(await told(calendarConflictsFound)).toEqual([
      {
        propertyName: expect.any(String),
        calendarName: 'Airbnb',
        conflicts: [{ from: '2031-06-03', to: '2031-06-05', with: ['Anna Ährenfeld'], betweenCalendars: false }],
      },
    ]);
    expect(await call(listRequests, {})).toMatchObject([{ id, calendarConflicts: ['Airbnb'] }]);
  });

  it('are notified once of a calendar that could not be read for a day, and again of its next outage', async () => {
    says();
    await add('Airbnb');
    for (let outage = 1; outage <= 2; outage += 1) {
      server().respondWith((_request, response) => response.writeHead(500).end());
      await later(1);
      await later(23);
      await warn();
      expect(await told(calendarUnreadable)).toHaveLength(outage - 1);
      await later(1);
      await warn();
      await warn();
      expect(await told(calendarUnreadable)).toHaveLength(outage);
      says();
      await later(7);
      await warn();
    }
    expect(await told(calendarUnreadable)).toMatchObject([
      { calendarName: 'Airbnb', since: '2031-05-10T11:00:00.001Z' },
      {},
    ]);
  });

  onEmbeddedDatabase(() => {
    it('are notified of nights that are added to a conflict, and once of a conflict of two calendars', async () => {
      await approved();
      says(['2031-06-03', '2031-06-04'], ['2031-08-01', '2031-08-02']);
      await add('Airbnb');
      await warn();
      says(['2031-06-03', '2031-06-05'], ['2031-08-01', '2031-08-02']);
      await later(1);
      await warn();
      says(['2031-08-01', '2031-08-02']);
      await add('Vrbo');
      await warn();
      await warn();
      expect(await told(calendarConflictsFound)).toMatchObject([
        { calendarName: 'Airbnb', conflicts: [{ from: '2031-06-03', to: '2031-06-04' }] },
        { calendarName: 'Airbnb', conflicts: [{ from: '2031-06-03', to: '2031-06-05' }] },
        {
          calendarName: 'Vrbo',
          conflicts: [{ from: '2031-08-01', to: '2031-08-02', with: ['Airbnb'], betweenCalendars: true }],
        },
      ]);
    });

    it('are not notified of past nights, whose conflicts are removed', async () => {
      const warned = async () =>
        (await stored.all('calendar_sources')).map(({ warnedConflicts }) => (warnedConflicts as string[]).length);
      await approved();
      says(['2031-06-03', '2031-06-05']);
      await add('Airbnb');
      await warn();
      for (const [day, nights] of [
        ['03', 2],
        ['04', 1],
        ['05', 0],
      ] as const) {
        clock.set(`2031-06-${day}T10:00:00Z`);
        await readAll();
        await warn();
        expect(await warned()).toEqual([nights]);
      }
      expect(await told(calendarConflictsFound)).toHaveLength(1);
    });

    it('are notified of another conflict on the same night of the same calendar', async () => {
      says(['2031-06-03', '2031-06-04']);
      await add('Vrbo');
      await add('Airbnb');
      await warn();
      says();
      await call(refreshCalendar, { id: (await call(listCalendars, {}))[0]!.id, freeDays: true });
      await warn();
      await warn();
      says(['2031-06-03', '2031-06-04']);
      await call(refreshCalendar, { id: (await call(listCalendars, {}))[0]!.id });
      await warn();
      expect(await told(calendarConflictsFound)).toHaveLength(2);
    });

    it('are notified of a calendar with a night that another one and a booking already have', async () => {
      const id = await approved();
      says(['2031-08-01', '2031-08-02']);
      const first = await add('Airbnb');
      says(['2031-06-03', '2031-06-04']);
      await add('Vrbo');
      await warn();
      await call(refreshCalendar, { id: first.id });
      await warn();
      await call(cancelRequest, { id });
      await warn();
      await warn();
      expect(await told(calendarConflictsFound)).toMatchObject([
        { calendarName: 'Vrbo', conflicts: [{ with: ['Anna Ährenfeld'] }] },
        { calendarName: 'Airbnb', conflicts: [{ with: ['Anna Ährenfeld'] }] },
        { calendarName: 'Vrbo', conflicts: [{ with: ['Anna Ährenfeld', 'Airbnb'] }] },
      ]);
    });

    it('are not notified without conflicts', async () => {
      await approved();
      says(['2031-07-01', '2031-07-02']);
      await add('Airbnb');
      await warn();
      expect(await told(calendarConflictsFound)).toEqual([]);
      expect((await call(listRequests, {}))[0]).not.toHaveProperty('calendarConflicts');
    });
  });
});
