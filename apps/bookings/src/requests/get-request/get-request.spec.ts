import { approveRequest, declineRequest, getRequest, replaceStayRules } from '@hearthstay/contracts';
import { noStayLimits } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

describeEachDatabase('The page of a request', (database, onEmbeddedDatabase) => {
  const { ask, call } = useBookings(database);
  const rivalsOf = async (id: string) => (await call(getRequest, { id })).rivals?.map((rival) => rival.id);

  it('names the other pending requests for some of its days, while it is pending', async () => {
    const { id } = await ask();
    const rival = await ask({ email: 'ben@mail.example', startDate: '2031-06-04', endDate: '2031-06-06' });
    await ask({ email: 'eva@mail.example', startDate: '2031-06-05', endDate: '2031-06-06' });
    expect(await rivalsOf(id)).toEqual([rival.id]);
    await call(approveRequest, { id });
    expect(await rivalsOf(id)).toBeUndefined();
  });

  onEmbeddedDatabase(() => {
    it('names none that only shares a day of departure, if stays hold nights', async () => {
      await call(replaceStayRules, { ...noStayLimits, sameDayTurnover: true });
      const { id } = await ask();
      await ask({ email: 'ben@mail.example', startDate: '2031-06-04', endDate: '2031-06-06' });
      expect(await rivalsOf(id)).toBeUndefined();
    });

    it('names the rules that it breaks today, while it is pending', async () => {
      const { id } = await ask();
      const brokenLimits = async () => (await call(getRequest, { id })).brokenLimits;
      expect(await brokenLimits()).toBeUndefined();
      const neighbour = await ask({ email: 'ben@mail.example', startDate: '2031-06-06', endDate: '2031-06-07' });
      await call(approveRequest, { id: neighbour.id });
      await call(replaceStayRules, { ...noStayLimits, sameDayTurnover: false, gapDays: 1 });
      expect(await brokenLimits()).toBeUndefined();
      await call(replaceStayRules, { ...noStayLimits, sameDayTurnover: false, gapDays: 2, minNights: 3 });
      expect(await brokenLimits()).toEqual([
        { code: 'MIN_NIGHTS', params: { count: 3 } },
        { code: 'GAP_DAYS', params: { count: 2 } },
      ]);
      await call(declineRequest, { id });
      expect(await brokenLimits()).toBeUndefined();
    });
  });
});
