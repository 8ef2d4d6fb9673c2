import { addCalendar, changeCalendar, getStayRules, listCalendars, replaceStayRules } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { ConvertClaims } from '../../availability';
import { crashAfterWrites } from '../../testing/crash-after-writes';
import { testNow } from '../../testing/test-clock';
import { useCalendars } from '../testing/calendars';

describeEachDatabase('An interrupted reading of a calendar', (database) => {
  const { clock, stored, server, call, readAll, says, taken } = useCalendars(database);
  const later = (minutes: number) => clock.advance({ milliseconds: minutes * 60_000 });

  /** @returns whether the reading was completed. */
  const readCrashingAfter = async (writes: number): Promise<boolean> => {
    clock.set(testNow);
    await stored.clear();
    says(['2031-07-01', '2031-07-04']);
    await call(addCalendar, { name: 'Airbnb', url: server().url() });
    await readAll();
    says(['2031-07-03', '2031-07-06']);
    later(20);
    return crashAfterWrites(writes, readAll);
  };

  it('is completed by the next one after any of its writes, without missing or surplus days', async () => {
    let isWhole = false;
    for (let writes = 0; !isWhole; writes += 1) {
      isWhole = await readCrashingAfter(writes);
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
  const { clock, stored, server, service, call, readAll, says, taken } = useCalendars(database);

  /** @returns whether the switch was completed. */
  const switchCrashingAfter = async (writes: number, sameDayTurnover: boolean): Promise<boolean> => {
    clock.set(testNow);
    await stored.clear();
    await call(replaceStayRules, { sameDayTurnover: !sameDayTurnover });
    says(['2031-07-01', '2031-07-04']);
    const { id } = await call(addCalendar, { name: 'Airbnb', url: server().url() });
    await readAll();
    await call(changeCalendar, { id, paused: true });
    return crashAfterWrites(writes, () => call(replaceStayRules, { sameDayTurnover }));
  };

  it.each([true, false])('after any of its writes converts a paused calendar, too (to nights: %s)', async (isOn) => {
    let isWhole = false;
    for (let writes = 0; !isWhole; writes += 1) {
      isWhole = await switchCrashingAfter(writes, isOn);
      await service().get(ConvertClaims).finish();
      // As nights, the day of departure is shown as taken until noon.
      expect(await taken()).toEqual(['2031-07-01', '2031-07-02', '2031-07-03', '2031-07-04']);
      const { sameDayTurnover } = await call(getStayRules, {});
      expect(await stored.all('occupied_days')).toHaveLength(sameDayTurnover ? 3 : 4);
      expect(writes).toBeLessThan(50);
    }
  });
});
