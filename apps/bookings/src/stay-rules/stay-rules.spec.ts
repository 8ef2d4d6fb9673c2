import {
  approveRequest,
  blockDays,
  getPublicSettings,
  getStayRules,
  listOccupiedDays,
  replaceStayRules,
  updateSettings,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { noStayLimits } from '@hearthstay/stay';
import { useBookings } from '../testing/use-bookings';

const neutral = { ...noStayLimits, sameDayTurnover: false };
const july = { name: 'Juli', from: '2031-07-01', to: '2031-07-31', minNights: 7, arrivalWeekdays: [6] };
const limits = { ...neutral, minNights: 2, noticeDays: 1, gapDays: 1, seasons: [july] };

describeEachDatabase('The rules of stays', (database, onEmbeddedDatabase) => {
  const { ask, call, stored } = useBookings(database);
  const set = (rules: object) => call(replaceStayRules, { ...neutral, ...rules });
  const book = async (startDate: string, endDate: string) =>
    call(approveRequest, { id: (await ask({ startDate, endDate })).id });
  const changes = async () =>
    ((await stored.all('settings'))[0] as unknown as { history?: { before: object; after: object }[] }).history ?? [];

  it('are stored as a whole, read again, and public once one is set', async () => {
    expect(await call(getPublicSettings, {})).not.toHaveProperty('stayRules');
    expect(await set(limits)).toEqual(limits);
    expect(await call(getStayRules, {})).toEqual(limits);
    expect(await call(getPublicSettings, {})).toMatchObject({ stayRules: limits });
    expect(await set({})).toEqual(neutral);
    expect(await call(getPublicSettings, {})).not.toHaveProperty('stayRules');
  });

  it('are in the history before and after a change, and not without one', async () => {
    await set({ minNights: 2 });
    await set({ minNights: 2 });
    await set({ minNights: 3 });
    const { sameDayTurnover, ...before } = { ...neutral, minNights: 2 };
    expect((await changes()).slice(1)).toMatchObject([
      { before: { stayLimits: before }, after: { stayLimits: { ...before, minNights: 3 } } },
    ]);
  });

  it('change nothing when two seasons overlap, which are named, or when stays share a day', async () => {
    await set(limits);
    const before = await stored.everything();
    const seasons = [july, { ...july, name: 'Ferien', from: '2031-07-31', to: '2031-08-02' }];
    await expect(set({ seasons })).rejects.toMatchObject({
      code: 'SEASONS_OVERLAP',
      content: { params: { first: 'Juli', second: 'Ferien' } },
    });
    expect(await stored.everything()).toBe(before);
  });

  it('are not affected by a change of other settings', async () => {
    await set(limits);
    await call(updateSettings, { propertyName: 'Haus am Meer' });
    expect(await call(getStayRules, {})).toEqual(limits);
  });

  onEmbeddedDatabase(() => {
    it('stay as they are when the unit of stays cannot change', async () => {
      await set({ ...limits, gapDays: 0, sameDayTurnover: true });
      await book('2031-06-02', '2031-06-04');
      await book('2031-06-04', '2031-06-06');
      await expect(set({ minNights: 5 })).rejects.toMatchObject({ code: 'TURNOVER_DAYS_SHARED' });
      expect(await call(getStayRules, {})).toMatchObject({ sameDayTurnover: true, minNights: 2 });
    });

    it.each([
      ['a short stay', {}, { endDate: '2031-06-03' }, { code: 'MIN_NIGHTS', params: { count: 2 } }],
      ['an arrival without notice', {}, { startDate: '2031-05-10', endDate: '2031-05-13' }, { code: 'NOTICE_DAYS' }],
      [
        'an arrival on another weekday of a season',
        {},
        { startDate: '2031-07-04', endDate: '2031-07-07' },
        { code: 'ARRIVAL_WEEKDAY', params: { days: [6] } },
      ],
      [
        'a departure on another weekday',
        { departureWeekdays: [7] },
        {},
        { code: 'DEPARTURE_WEEKDAY', params: { days: [7] } },
      ],
    ])('refuse a request of %s, and store nothing', async (_, rules, fields, { code, ...content }) => {
      await set({ ...limits, minNights: 2, ...rules });
      const before = await stored.everything();
      const stay = { startDate: '2031-06-02', endDate: '2031-06-04', ...fields };
      await expect(ask(stay)).rejects.toMatchObject({ code, content });
      expect(await stored.everything()).toBe(before);
    });

    it('keep days free around stays, not around blocks, and refuse requests for them', async () => {
      await set({ gapDays: 2 });
      await book('2031-06-05', '2031-06-06');
      await call(blockDays, { dates: ['2031-06-12'] });
      const listed = (await call(listOccupiedDays, {})).map(({ date, type }) => `${date.slice(8)} ${type}`);
      expect(listed).toEqual(['03 gap', '04 gap', '05 booking', '06 booking', '07 gap', '08 gap', '12 blocked']);
      await expect(ask({ startDate: '2031-06-08', endDate: '2031-06-09' })).rejects.toMatchObject({
        code: 'GAP_DAYS',
        content: { params: { count: 2 } },
      });
      await expect(ask({ startDate: '2031-06-06', endDate: '2031-06-09' })).rejects.toMatchObject({
        code: 'DATES_UNAVAILABLE',
      });
      await expect(ask({ startDate: '2031-06-09', endDate: '2031-06-11' })).resolves.toMatchObject({
        status: 'pending',
      });
    });

    it('keep nights free where stays hold nights, so that days beside them are halves', async () => {
      await set({ gapDays: 1, sameDayTurnover: true });
      await book('2031-06-05', '2031-06-07');
      const listed = (await call(listOccupiedDays, {})).map(
        ({ date, type, part }) => `${date.slice(8)} ${part} ${type}`,
      );
      expect(listed).toEqual([
        '04 from-noon gap',
        '05 until-noon gap',
        '05 from-noon booking',
        '06 day booking',
        '07 until-noon booking',
        '07 from-noon gap',
        '08 until-noon gap',
      ]);
      await expect(ask({ startDate: '2031-06-07', endDate: '2031-06-09' })).rejects.toMatchObject({ code: 'GAP_DAYS' });
      await expect(ask({ startDate: '2031-06-08', endDate: '2031-06-09' })).resolves.toMatchObject({
        status: 'pending',
      });
      await expect(ask({ startDate: '2031-06-03', endDate: '2031-06-04' })).resolves.toMatchObject({
        status: 'pending',
      });
    });

    it('allow the owner to approve a request that they would refuse today', async () => {
      const { id } = await ask();
      await set({ minNights: 7, arrivalWeekdays: [6] });
      await expect(call(approveRequest, { id })).resolves.toMatchObject({ status: 'approved' });
    });
  });
});
