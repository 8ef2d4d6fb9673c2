import {
  approveRequest,
  blockDays,
  cancelRequest,
  createRequest,
  getGuestStatistics,
  getPublicSettings,
  getStayRules,
  listOccupiedDays,
  replaceStayRules,
} from '@hearthstay/contracts';
import { addDays, noStayLimits, daysOfRange, parseDay, type Day } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { ApproveRequest } from '../../requests/approve-request/approve-request';
import { newRequest } from '../../request-store/domain/booking-request';
import { toDocument } from '../../request-store/persistence/request.schema';
import { newClaim } from '../domain/request-claim';
import { RequestClaimRepository } from '../persistence/request-claim.repository';
import { startBookings, type RunningBookings } from '../../testing/start-bookings';
import { ClaimUnitRepository } from '../../settings/persistence/claim-unit.repository';
import { june } from '../../testing/days';
import { useBookings } from '../../testing/use-bookings';
import { ConvertClaims } from './convert-claims';

const nights = { sameDayTurnover: true };
const days = { sameDayTurnover: false };

describeEachDatabase('The change between days and nights', (database, onEmbeddedDatabase) => {
  const { anna, ask, call, clock, service, stored } = useBookings(database);
  let other: RunningBookings;
  beforeAll(async () => {
    other = await startBookings(database, clock);
  });
  afterAll(() => other.close());

  const approved = async (startDate: Day, endDate: Day) => {
    const request = await ask({ startDate, endDate });
    return call(approveRequest, { id: request.id });
  };
  const claimed = async () => (await stored.all('occupied_days')).map(({ _id }) => Number(_id.slice(8)));

  it('lets one guest arrive where another leaves, and counts nights', async () => {
    await call(replaceStayRules, nights);
    expect(await call(getPublicSettings, {})).toMatchObject({ stayRules: nights });
    await approved(...(june(2, 4) as [Day, Day]));
    await approved(...(june(4, 5) as [Day, Day]));
    expect(await claimed()).toEqual([2, 3, 4]);
    expect((await call(getGuestStatistics, {}))[0]).toMatchObject({ totalDays: 3 });
  });

  it('converts the claims of stays there and back', async () => {
    await approved(...(june(2, 4) as [Day, Day]));
    await approved(...(june(6, 6) as [Day, Day]));
    await call(replaceStayRules, nights);
    expect(await claimed()).toEqual([2, 3, 6]);
    await call(replaceStayRules, days);
    expect(await claimed()).toEqual([2, 3, 4, 6]);
    expect(await call(getPublicSettings, {})).not.toHaveProperty('stayRules');
  });

  it.each(['another stay', 'a block'])('is refused while a day is shared with %s, and changes nothing', async (who) => {
    await call(replaceStayRules, nights);
    const { id } = await approved(...(june(2, 4) as [Day, Day]));
    if (who === 'a block') await call(blockDays, { dates: june(4) });
    else await approved(...(june(4, 5) as [Day, Day]));
    const before = await stored.everything();
    await expect(call(replaceStayRules, days)).rejects.toMatchObject({
      code: 'TURNOVER_DAYS_SHARED',
      content: { days: ['2031-06-04'] },
    });
    expect(await stored.everything()).toBe(before);
    await call(cancelRequest, { id });
    await call(replaceStayRules, days);
    expect(await call(getStayRules, {})).toMatchObject(days);
  });

  it('revokes the claim of an approval that is under way by the unit before', async () => {
    const request = await ask();
    const claim = newClaim(await ask(), clock.now());
    await service()
      .get(RequestClaimRepository)
      .claim({ ...claim, requestId: request.id });
    await other.get(ConvertClaims).to('nights');
    expect(await claimed()).toEqual([]);
    expect((await stored.all('booking_requests')).find(({ _id }) => _id === request.id)).toMatchObject({
      revokedClaims: [claim.id],
    });
  });

  it('is finished when a crash has cut it short', async () => {
    await approved(...(june(2, 4) as [Day, Day]));
    const units = service().get(ClaimUnitRepository);
    await units.change(await units.load(), 'nights');
    expect(await call(getStayRules, {})).toMatchObject(days);
    await other.get(ConvertClaims).finish();
    expect(await call(getStayRules, {})).toMatchObject(nights);
    expect(await claimed()).toEqual([2, 3]);
  });

  it('gives no day twice while approvals run on two instances and the unit changes again and again', async () => {
    const firstDay = parseDay('2031-06-01');
    const requests = Array.from({ length: 60 }, (_, index) => {
      const startDate = addDays(firstDay, (index * 2) % 40);
      const stay = { startDate, endDate: addDays(startDate, 1 + (index % 4)) };
      return newRequest({ name: `Guest ${index}`, email: `${index}@mail.example`, locale: 'de', ...stay }, clock.now());
    });
    const documents = requests.map((request) => ({ ...toDocument(request), outbox: [] }));
    await database.connection().collection<{ _id: string }>('booking_requests').insertMany(documents);
    const over = new AbortController();
    const changing = (async () => {
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const instance = turn % 3 === 0 ? other : service();
        await instance
          .get(ConvertClaims)
          .to(turn % 2 === 0 ? 'nights' : 'days')
          .catch(() => undefined);
      }
    })();
    const approve = ({ id }: { id: string }, index: number) =>
      (index % 2 === 0 ? service() : other).get(ApproveRequest).run({ id });
    const codes: string[] = [];
    for (let first = 0; first < requests.length; first += 6) {
      const results = await Promise.allSettled(requests.slice(first, first + 6).map(approve));
      for (const result of results)
        if (result.status === 'rejected') codes.push((result.reason as { code: string }).code);
    }
    over.abort();
    await changing;
    await service().get(ConvertClaims).finish();
    expect(new Set(codes)).toEqual(new Set(['APPROVAL_CONFLICT']));

    const { sameDayTurnover } = await call(getStayRules, {});
    const bookings = (await stored.all('booking_requests')).filter(({ status }) => status === 'approved');
    expect(bookings.length).toBeGreaterThan(0);
    const expected = bookings.flatMap(({ claimId, startDate, endDate }) => {
      const all = daysOfRange({ start: parseDay(String(startDate)), end: parseDay(String(endDate)) });
      return (sameDayTurnover ? all.slice(0, -1) : all).map((day) => ({ day, claimId }));
    });
    const held = (await stored.all('occupied_days')).map(({ _id, claimId }) => ({ day: _id, claimId }));
    expect(held).toEqual(expected.sort((a, b) => (a.day < b.day ? -1 : 1)));
  });

  onEmbeddedDatabase(() => {
    it('changes no response of a house that has never used it', async () => {
      const neutral = { ...noStayLimits, ...days };
      expect(await call(getStayRules, {})).toEqual(neutral);
      expect(await call(replaceStayRules, days)).toEqual(neutral);
      expect(await call(getPublicSettings, {})).not.toHaveProperty('stayRules');
      await approved(...(june(2, 3) as [Day, Day]));
      const guestName = anna.name;
      expect(await call(listOccupiedDays, {})).toEqual(
        june(2, 3).map((date) => ({ date, type: 'booking', guestName })),
      );
      expect(Object.keys((await stored.all('settings'))[0]!)).not.toContain('claimUnit');
    });

    it('shows the days of arrival and departure as halves, apart for different guests', async () => {
      await call(replaceStayRules, nights);
      const [first, second] = [
        await ask({ name: 'Anna' }),
        await ask({ name: 'Jonas', startDate: '2031-06-04', endDate: '2031-06-05' }),
      ];
      for (const { id } of [first, second]) await call(approveRequest, { id });
      const part = (date: string, guestName: string, what: string) => ({
        date,
        type: 'booking',
        guestName,
        part: what,
      });
      expect(await call(listOccupiedDays, {})).toEqual([
        part('2031-06-02', 'Anna', 'from-noon'),
        part('2031-06-03', 'Anna', 'day'),
        part('2031-06-04', 'Anna', 'until-noon'),
        part('2031-06-04', 'Jonas', 'from-noon'),
        part('2031-06-05', 'Jonas', 'until-noon'),
      ]);
    });

    it('refuses a stay without a night, and one whose night is taken', async () => {
      await call(replaceStayRules, nights);
      await approved(...(june(2, 4) as [Day, Day]));
      const asking = (startDate: string, endDate: string) => call(createRequest, { ...anna, startDate, endDate });
      await expect(asking('2031-06-05', '2031-06-05')).rejects.toMatchObject({ code: 'MIN_NIGHTS' });
      await expect(asking('2031-06-03', '2031-06-05')).rejects.toMatchObject({ code: 'DATES_UNAVAILABLE' });
      await expect(asking('2031-06-01', '2031-06-02')).resolves.toMatchObject({ status: 'pending' });
    });

    it('is noted in the history of the settings, once', async () => {
      await call(replaceStayRules, nights);
      await call(replaceStayRules, nights);
      const entries = (await stored.all('settings'))[0]!['history'] as object[];
      expect(entries).toMatchObject([{ action: 'changed', before: days, after: nights }]);
    });
  });
});
