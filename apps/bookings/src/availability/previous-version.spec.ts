import { approveRequest, blockDays, cancelRequest, listOccupiedDays, unblockDay } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { june } from '../testing/days';
import { useBookings } from '../testing/use-bookings';
import { previousVersion } from '../testing/previous-version';
import { FeedClaims } from '.';
import { claimGrace, ReleaseOrphanedClaims } from './release-orphaned-claims/release-orphaned-claims';
import { ReleaseUnfinishedBlocks } from './release-unfinished-blocks/release-unfinished-blocks';

describeEachDatabase('Beside an instance of the version before', (database) => {
  const { ask, call, clock, service, stored } = useBookings(database);
  const before = previousVersion(database, clock.now);

  const feedClaims = (...days: number[]) =>
    service()
      .get(FeedClaims)
      .replaceDays('feed', june(...days));
  const occupied = async () => (await call(listOccupiedDays, {})).map(({ date }) => Number(date.slice(8)));
  const releaseOrphanedClaims = async () => {
    clock.advance({ milliseconds: claimGrace });
    await service().get(ReleaseOrphanedClaims).run();
    await service().get(ReleaseUnfinishedBlocks).run();
  };
  /** A request for 2 to 4 June that the version before has approved. */
  const approvedBefore = async () => {
    const { id } = await ask();
    const claimId = (await before.claim(id, june(2, 3, 4))) ?? '';
    await stored.change('booking_requests', id, { status: 'approved', claimId });
    return { id, claimId };
  };

  it('a request of either holds its days against both', async () => {
    const { id } = await approvedBefore();
    await expect(call(blockDays, { dates: june(4) })).rejects.toMatchObject({ code: 'DAYS_BOOKED' });
    expect(await before.claim('another', june(4, 5))).toBeNull();
    await call(cancelRequest, { id });
    await call(approveRequest, { id: (await ask()).id });
    expect(await before.claim('another', june(4, 5))).toBeNull();
    expect(await before.block(june(4, 5))).toBe(false);
    expect(await occupied()).toEqual([2, 3, 4]);
  });

  it('blocks of both coexist, and are freed by both', async () => {
    await call(blockDays, { dates: june(2, 3) });
    expect(await before.block(june(3, 4))).toBe(true);
    await call(blockDays, { dates: june(4, 5) });
    await call(unblockDay, { id: '2031-06-03' });
    expect(await before.unblock(june(2)[0]!)).toBe(true);
    await call(unblockDay, { id: '2031-06-04' });
    expect(await occupied()).toEqual([5]);
  });

  it('a block that the version before leaves unfinished is released', async () => {
    await before.startBlock(june(2, 3));
    await call(blockDays, { dates: june(3) });
    await releaseOrphanedClaims();
    expect(await occupied()).toEqual([3]);
  });

  it('a day of a feed is refused by it, and not freed', async () => {
    await feedClaims(3);
    expect(await before.claim('another', june(2, 3))).toBeNull();
    expect(await before.block(june(2, 3))).toBe(false);
    expect(await before.unblock(june(3)[0]!)).toBe(false);
    expect(await occupied()).toEqual([3]);
  });

  it.each(['this version', 'the version before'])(
    'a feed beside a block of %s stays when it frees the day',
    async (whose) => {
      if (whose === 'this version') await call(blockDays, { dates: june(3) });
      else await before.block(june(3));
      await feedClaims(3);
      expect(await before.unblock(june(3)[0]!)).toBe(false);
      expect(await occupied()).toEqual([3]);
      await call(unblockDay, { id: '2031-06-03' });
      expect(await occupied()).toEqual([3]);
      await feedClaims();
      expect(await stored.all('occupied_days')).toEqual([]);
    },
  );

  it('a feed stays when it cancels a booking on the same day, whose claim is released as orphaned', async () => {
    const { id, claimId } = await approvedBefore();
    await feedClaims(3);
    await stored.change('booking_requests', id, { status: 'cancelled' });
    await before.release(claimId);
    expect(await occupied()).toEqual([3]);
    await releaseOrphanedClaims();
    expect((await stored.all('occupied_days')).map(({ requestId, feedIds }) => [requestId, feedIds])).toEqual([
      [null, ['feed']],
    ]);
  });
});
