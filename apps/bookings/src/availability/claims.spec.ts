import {
  approveRequest,
  blockDays,
  cancelRequest,
  listBlockedDays,
  listOccupiedDays,
  unblockDay,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { june } from '../testing/days';
import { useBookings } from '../testing/use-bookings';
import { FeedClaims } from '.';

describeEachDatabase('Claims of requests, blocks and feeds on the same days', (database) => {
  const { ask, call, service, stored } = useBookings(database);

  const feedClaims = (feed: string, ...days: number[]) =>
    service()
      .get(FeedClaims)
      .replaceDays(feed, june(...days));
  const block = (...days: number[]) => call(blockDays, { dates: june(...days) });
  const approved = async (first: number, last: number) => {
    const [startDate = '', endDate = ''] = june(first, last);
    return call(approveRequest, { id: (await ask({ startDate, endDate })).id });
  };
  const occupied = async () =>
    Object.fromEntries((await call(listOccupiedDays, {})).map(({ date, type }) => [Number(date.slice(8)), type]));

  it('let a feed claim any day, and give it every day that it names, and no other', async () => {
    await feedClaims('feed-1', 3, 4, 5, 4);
    await feedClaims('feed-2', 5, 6);
    await feedClaims('feed-1', 5, 7);
    expect(await occupied()).toEqual({ 5: 'booking', 6: 'booking', 7: 'booking' });
    await feedClaims('feed-1');
    expect(await occupied()).toEqual({ 5: 'booking', 6: 'booking' });
  });

  it('refuse a request on a day of a feed, and change nothing', async () => {
    const { id } = await ask();
    await feedClaims('feed-1', 4);
    const before = await stored.everything();
    await expect(call(approveRequest, { id })).rejects.toMatchObject({ code: 'APPROVAL_CONFLICT' });
    await expect(ask()).rejects.toMatchObject({ code: 'DATES_UNAVAILABLE' });
    expect(await stored.everything()).toBe(before);
  });

  it('let a feed wait beside a booking, and stay when the booking is cancelled', async () => {
    const { id } = await approved(3, 5);
    await feedClaims('feed-1', 4);
    await feedClaims('feed-2', 4, 5);
    await call(cancelRequest, { id });
    expect(await occupied()).toEqual({ 4: 'booking', 5: 'booking' });
    expect((await call(listOccupiedDays, {})).map(({ guestName }) => guestName)).toEqual([undefined, undefined]);
    await feedClaims('feed-2');
    await feedClaims('feed-1');
    await expect(approved(3, 5)).resolves.toMatchObject({ status: 'approved' });
  });

  it('let a booking keep its days when a feed goes', async () => {
    const { id } = await approved(3, 5);
    await feedClaims('feed-1', 4, 5, 6);
    await feedClaims('feed-1');
    expect(await occupied()).toEqual({ 3: 'booking', 4: 'booking', 5: 'booking' });
    await call(cancelRequest, { id });
    expect(await stored.all('occupied_days')).toEqual([]);
  });

  it.each(['block', 'feed'])('let a block stand beside a feed, when the %s is first', async (first) => {
    if (first === 'block') await block(3, 4);
    await feedClaims('feed-1', 4, 5);
    if (first === 'feed') await block(3, 4);
    expect(await occupied()).toEqual({ 3: 'blocked', 4: 'blocked', 5: 'booking' });
    expect((await call(listBlockedDays, {})).map(({ date }) => date)).toEqual(june(3, 4));
    await call(unblockDay, { id: '2031-06-04' });
    expect(await occupied()).toEqual({ 3: 'blocked', 4: 'booking', 5: 'booking' });
    await block(4);
    await feedClaims('feed-1');
    expect(await occupied()).toEqual({ 3: 'blocked', 4: 'blocked' });
  });

  it('refuse a block on the day of a booking, with a feed beside it or without', async () => {
    await approved(3, 4);
    await feedClaims('feed-1', 4, 5);
    const before = await stored.everything();
    await expect(block(2, 3, 4, 5)).rejects.toMatchObject({ code: 'DAYS_BOOKED', content: { days: june(3, 4) } });
    expect(await stored.everything()).toBe(before);
  });

  it('leave no day without a claim and no claim without a day, whatever comes and goes at once', async () => {
    const { id } = await approved(3, 9);
    const days = [3, 4, 5, 6, 7, 8, 9];
    const feeds = ['feed-1', 'feed-2', 'feed-3'];
    await Promise.all(feeds.map((feed) => feedClaims(feed, ...days)));
    await Promise.all([call(cancelRequest, { id }), ...feeds.map((feed, index) => feedClaims(feed, 3 + index))]);
    expect(await occupied()).toEqual({ 3: 'booking', 4: 'booking', 5: 'booking' });
    await Promise.all([block(...days), ...feeds.map((feed) => feedClaims(feed))]);
    expect(Object.keys(await occupied()).map(Number)).toEqual(days);
    await Promise.all([
      ...june(...days).map((day) => call(unblockDay, { id: day })),
      ...feeds.map((feed) => feedClaims(feed, 9)),
    ]);
    expect(await occupied()).toEqual({ 9: 'booking' });
  });
});
