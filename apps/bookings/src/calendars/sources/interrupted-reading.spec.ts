import { addCalendar, changeCalendar, getStayRules, listCalendars, replaceStayRules } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { ConvertClaims } from '../../availability';
import { crashAfterWrites } from '../../testing/crash-after-writes';
import { testNow } from '../../testing/test-clock';
import { useCalendars } from '../testing/calendars';

describeEachDatabase('An interrupted reading of a calendar', (database) => {
  const { clock, stored, server, call, readAll, says, taken } = useCalendars(database);
  const later = (minutes: number) => clock.advance({ milliseconds: minutes * 60_000 });

  it('is completed by the next one after any of its writes, without missing or surplus days', async () => {
    says(['2031-07-01', '2031-07-04']);
    await call(addCalendar, { name: 'Airbnb', url: server().url() });
    await readAll();
    says(['2031-07-03', '2031-07-06']);
    const restore = await stored.keep();
    let isWhole = false;
    for (let writes = 0; !isWhole; writes += 1) {
      await restore();
      clock.set(testNow);
      later(20);
      isWhole = await crashAfterWrites(writes, readAll);
      // Days that stay taken are never free, not even temporarily.
      expect(await taken()).toEqual(expect.arrayContaining(['2031-07-03', '2031-07-04']));
      later(2);
      await readAll();
      later(20);
      await readAll();
      expect(await taken()).toEqual(['2031-07-03', '2031-07-04', '2031-07-05', '2031-07-06']);
      expect(await call(listCalendars, {})).toMatchObject([{ days: 4, lastError: null }]);
      expect(writes).toBeLessThan(50);
    }
  });
});

describeEachDatabase('An interrupted switch between days and nights', (database) => {
  const { stored, server, service, call, readAll, says, taken } = useCalendars(database);

  it.each([true, false])('after any of its writes converts a paused calendar, too (to nights: %s)', async (isOn) => {
    await call(replaceStayRules, { sameDayTurnover: !isOn });
    says(['2031-07-01', '2031-07-04']);
    const { id } = await call(addCalendar, { name: 'Airbnb', url: server().url() });
    await readAll();
    await call(changeCalendar, { id, paused: true });
    const restore = await stored.keep();
    let isWhole = false;
    for (let writes = 0; !isWhole; writes += 1) {
      await restore();
      isWhole = await crashAfterWrites(writes, () => call(replaceStayRules, { sameDayTurnover: isOn }));
      await service().get(ConvertClaims).finish();
      // As nights, the day of departure is shown as taken until noon.
      expect(await taken()).toEqual(['2031-07-01', '2031-07-02', '2031-07-03', '2031-07-04']);
      const { sameDayTurnover } = await call(getStayRules, {});
      expect(await stored.all('occupied_days')).toHaveLength(sameDayTurnover ? 3 : 4);
      expect(writes).toBeLessThan(50);
    }
  });
});
