import { blockDays } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';
import type { RequestClaim } from '../domain/request-claim';
import { RequestClaimRepository } from './request-claim.repository';

const claim = (id: string, days: string[], claimedAt = '2031-05-10T10:00:00Z'): RequestClaim => ({
  id,
  requestId: `request-of-${id}`,
  guestName: 'Anna',
  claimedAt: new Date(claimedAt),
  days: days.map(parseDay),
});

describeEachDatabase('The claims of requests', (database) => {
  const { call, service, stored } = useBookings(database);
  const repository = () => service().get(RequestClaimRepository);
  const heldBy = async () =>
    Object.fromEntries((await stored.all('occupied_days')).map(({ _id, claimId }) => [_id, claimId]));

  it('claims all days, or leaves every day as it was', async () => {
    expect(await repository().claim(claim('a', ['2031-06-03']))).toBe(true);
    expect(await repository().claim(claim('b', ['2031-06-01', '2031-06-02', '2031-06-03', '2031-06-04']))).toBe(false);
    expect(await heldBy()).toEqual({ '2031-06-03': 'a' });
  });

  it('claims the days that are missing when the driver has sent the claim before', async () => {
    const days = ['2031-06-01', '2031-06-02', '2031-06-03'];
    const whole = claim('a', days);
    await repository().claim({ ...whole, days: whole.days.slice(0, 1) });
    expect(await repository().claim(whole)).toBe(true);
    expect(await repository().claim(whole)).toBe(true);
    expect(await heldBy()).toEqual(Object.fromEntries(days.map((day) => [day, 'a'])));
  });

  it('gives no day to two concurrent claims, and leaves nothing of the refused ones', async () => {
    const days = ['2031-06-01', '2031-06-02', '2031-06-03', '2031-06-04', '2031-06-05'];
    const claims = Array.from({ length: 20 }, (_, index) => claim(`c${index}`, days.slice(index % 4)));
    const won = await Promise.all(claims.map((each) => repository().claim(each)));
    const winners = claims.filter((_, index) => won[index]);
    expect(winners).toHaveLength(1);
    expect(await heldBy()).toEqual(Object.fromEntries(winners.flatMap(({ id, days }) => days.map((day) => [day, id]))));
  });

  it('releases the days of one claim alone', async () => {
    await repository().claim(claim('a', ['2031-06-01', '2031-06-02']));
    await repository().claim(claim('b', ['2031-06-03']));
    await repository().release(claim('a', ['2031-06-01', '2031-06-02']));
    expect(await heldBy()).toEqual({ '2031-06-03': 'b' });
  });

  it('are listed until an instant and from a day on, each once, and no blocks', async () => {
    await repository().claim(claim('past', ['2031-05-31']));
    await repository().claim(claim('old', ['2031-06-01', '2031-06-02'], '2031-05-10T10:00:00Z'));
    await repository().claim(claim('new', ['2031-06-03'], '2031-05-10T10:00:01Z'));
    await call(blockDays, { dates: ['2031-06-04'] });
    const from = parseDay('2031-06-01');
    expect(await repository().listClaimedUntil(new Date('2031-05-10T10:00:00Z'), { from })).toEqual([
      { id: 'old', requestId: 'request-of-old', guestName: 'Anna', days: ['2031-06-01', '2031-06-02'] },
    ]);
  });
});
