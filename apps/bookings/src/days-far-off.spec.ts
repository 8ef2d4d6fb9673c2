import {
  addBlock,
  addFeed,
  approveRequest,
  blockDays,
  changeBlock,
  freeRange,
  listAvailability,
  listBlockedDays,
  listOccupiedDays,
  readFeed,
  recordPayment,
  replacePrices,
  replaceStayRules,
  type FieldErrorCode,
} from '@hearthstay/contracts';
import { noStayLimits, parseDay } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { prices, total } from './testing/priced-stay';
import { useBookings } from './testing/use-bookings';

// Today is the 10th of May 2031 in these tests.
const latest = parseDay('2036-05-10');
const tooLate = parseDay('2036-05-11');
const lastOfAll = parseDay('9999-12-31');
const rules = { ...noStayLimits, sameDayTurnover: false };
const season = (from: string, to: string) => ({ name: 'Sommer', from, to });

const refusal = (field: string, code: FieldErrorCode = 'DAY_OUT_OF_RANGE') => ({
  code: 'VALIDATION_FAILED',
  content: { fields: [{ field, code }] },
});

describeEachDatabase('A day far off', (database, onEmbeddedDatabase) => {
  const { ask, call, clock, stored } = useBookings(database);

  onEmbeddedDatabase(() => {
    it('is refused in blocks, of which the last may be in five years', async () => {
      await call(addBlock, { from: latest, to: latest });
      const { id } = await call(addBlock, { from: '2031-06-02', to: '2031-06-03' });
      const before = await stored.everything();
      await expect(call(addBlock, { from: latest, to: tooLate })).rejects.toMatchObject(refusal('to'));
      await expect(call(blockDays, { dates: [latest, lastOfAll] })).rejects.toMatchObject(refusal('dates.1'));
      await expect(call(changeBlock, { id, from: latest, to: tooLate })).rejects.toMatchObject(refusal('to'));
      await expect(call(freeRange, { from: latest, to: tooLate })).rejects.toMatchObject(refusal('to'));
      expect(await stored.everything()).toBe(before);
    });

    it.each([
      ['from', season('0001-01-01', '2031-08-31')],
      ['to', season('2031-06-01', lastOfAll)],
    ])('is refused in rules and prices of a season: %s', async (field, far) => {
      const before = await stored.everything();
      const isRefused = refusal(`seasons.0.${field}`);
      await expect(call(replaceStayRules, { ...rules, seasons: [far] })).rejects.toMatchObject(isRefused);
      const priced = { ...prices, seasons: [{ ...far, pricePerNight: 165_00 }] };
      await expect(call(replacePrices, priced)).rejects.toMatchObject(isRefused);
      expect(await stored.everything()).toBe(before);
    });

    it.each(['2021-05-09', '2041-05-11', lastOfAll])('is refused as the date of a payment: %s', async (date) => {
      await call(replacePrices, prices);
      const { id } = await ask({ quotedTotal: total });
      await call(approveRequest, { id });
      const before = await stored.everything();
      const payment = { kind: 'deposit', amount: 64_00, date } as const;
      await expect(call(recordPayment, { id, payment })).rejects.toMatchObject(refusal('date', 'DATE_OUT_OF_RANGE'));
      expect(await stored.everything()).toBe(before);
    });

    it('is not shown in the calendar of the owner', async () => {
      const period = { from: parseDay('9999-12-01'), to: lastOfAll };
      await expect(call(listAvailability, period)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    });

    it.each([
      { startDate: lastOfAll, endDate: lastOfAll },
      { startDate: '9999-12-30', endDate: lastOfAll },
      { startDate: '0001-01-01', endDate: '0001-01-02' },
    ])('is refused in a request: %j', async (stay) => {
      await call(replaceStayRules, {
        ...rules,
        sameDayTurnover: true,
        minNights: 3,
        gapDays: 14,
        departureWeekdays: [1],
      });
      await expect(ask(stay)).rejects.toMatchObject({ code: expect.stringMatching(/DAYS|DATES|NIGHTS/) });
    });
  });

  it('that is stored all the same breaks neither occupied days nor feeds', async () => {
    clock.set('9994-12-31T10:00:00Z');
    await call(addBlock, { from: '9999-12-30', to: lastOfAll });
    clock.set('2031-05-10T10:00:00Z');
    await call(addBlock, { from: '2031-06-02', to: '2031-06-02' });
    await call(replaceStayRules, { ...rules, sameDayTurnover: true, gapDays: 2 });
    const dates = (await call(listOccupiedDays, {})).map(({ date }) => date);
    expect([...new Set(dates)]).toEqual(['2031-06-02', '2031-06-03']);
    const { token } = await call(addFeed, { name: 'Airbnb' });
    const { calendar } = await call(readFeed, { token, userAgent: 'Airbnb' });
    expect(calendar.match(/DTSTART.*/g)).toEqual(['DTSTART;VALUE=DATE:20310602']);
    expect((await call(listBlockedDays, {})).map(({ date }) => date)).toContain(lastOfAll);
  });
});
