import {
  addBlock,
  approveRequest,
  blockDays,
  freeRange,
  listBlockedDays,
  removeBlock,
  unblockDay,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { crashAfterWrites } from '../testing/crash-after-writes';
import { june } from '../testing/days';
import { useRepeatableCommands } from '../testing/repeatable-commands';
import { useBookings } from '../testing/use-bookings';
import { ReleaseUnfinishedBlocks } from './release-unfinished-blocks/release-unfinished-blocks';
import { claimGrace } from './release-orphaned-claims/release-orphaned-claims';

describeEachDatabase('A block of a range', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { ask, call, clock, service, stored } = bookings;
  const { command, twice } = useRepeatableCommands(bookings);
  const range = { from: '2031-06-02', to: '2031-06-04', note: 'Maler' };
  const blockedDays = async () => (await call(listBlockedDays, {})).map(({ date }) => date);
  const actions = async () =>
    (await stored.all('blocks')).map(({ history }) => (history as { action: string }[]).map(({ action }) => action));

  it('frees its days when it is removed, except those of other blocks, and keeps its history', async () => {
    const { id } = await call(addBlock, range);
    await call(blockDays, { dates: june(4, 5) });
    await call(removeBlock, { id });
    expect(await blockedDays()).toEqual(june(4, 5));
    expect(await actions()).toEqual(expect.arrayContaining([['blocked', 'freed']]));
    await expect(call(removeBlock, { id })).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
  });

  it('keeps the days that are left when one is freed in the list', async () => {
    const { id } = await call(addBlock, range);
    await call(unblockDay, { id: '2031-06-03' });
    expect(await blockedDays()).toEqual(june(2, 4));
    await call(removeBlock, { id });
    expect(await blockedDays()).toEqual([]);
  });

  it('loses the days of a range that is freed, as do all blocks that have some of them', async () => {
    await call(addBlock, range);
    await call(blockDays, { dates: june(4, 5, 6) });
    await call(freeRange, { from: '2031-06-03', to: '2031-06-05' });
    expect(await blockedDays()).toEqual(june(2, 6));
    expect(await actions()).toEqual([
      ['blocked', 'freed'],
      ['blocked', 'freed'],
    ]);
    await expect(call(freeRange, { from: '2031-06-03', to: '2031-06-05' })).rejects.toMatchObject({
      code: 'ENTRY_NOT_FOUND',
    });
  });

  it('leaves the days of bookings claimed when a range is freed', async () => {
    const { id } = await ask({ startDate: '2031-06-05', endDate: '2031-06-06' });
    await call(approveRequest, { id });
    await call(addBlock, range);
    await call(freeRange, { from: '2031-06-01', to: '2031-06-30' });
    expect((await stored.all('occupied_days')).map(({ _id }) => _id)).toEqual(june(5, 6));
  });

  it('that was made meanwhile stays when the freeing of a range comes again', async () => {
    await call(addBlock, range);
    const freed = { from: '2031-06-03', to: '2031-06-04' };
    await command('freeing', freeRange, freed);
    await call(addBlock, range);
    await expect(command('freeing', freeRange, freed)).resolves.toEqual({});
    expect(await blockedDays()).toEqual(june(2, 3, 4));
  });

  it.each([0, 1, 2, 3, 4, 5])('loses all days to free or none after a crash after %i writes', async (writes) => {
    await call(addBlock, range);
    const freed = { from: '2031-06-03', to: '2031-06-04' };
    await crashAfterWrites(writes, () => command('freeing', freeRange, freed));
    clock.advance({ milliseconds: claimGrace });
    await service().get(ReleaseUnfinishedBlocks).run();
    expect([june(2), june(2, 3, 4)]).toContainEqual(await blockedDays());
    await command('freeing', freeRange, freed);
    expect(await blockedDays()).toEqual(june(2));
  });

  it('is added and removed once when the commands come again', async () => {
    const [first, second] = await twice(addBlock, range);
    expect(second).toEqual(first);
    expect(await stored.all('blocks')).toHaveLength(1);
    await command('removal', removeBlock, { id: first.id });
    await call(addBlock, range);
    await expect(command('removal', removeBlock, { id: first.id })).resolves.toEqual({});
    expect(await blockedDays()).toEqual(june(2, 3, 4));
  });

  it.each([0, 1, 2, 3])('is whole or gone after a removal that crashes after %i writes', async (writes) => {
    const { id } = await call(addBlock, range);
    await crashAfterWrites(writes, () => command('removal', removeBlock, { id }));
    clock.advance({ milliseconds: claimGrace });
    await service().get(ReleaseUnfinishedBlocks).run();
    expect([[], june(2, 3, 4)]).toContainEqual(await blockedDays());
    await command('removal', removeBlock, { id });
    expect(await stored.all('occupied_days')).toEqual([]);
  });

  onEmbeddedDatabase(() => {
    it('has no note when none is given or it is empty', async () => {
      await expect(call(addBlock, { from: range.from, to: range.to })).resolves.toMatchObject({ note: null });
      await expect(call(addBlock, { ...range, note: ' ' })).resolves.toMatchObject({ note: null });
    });

    it.each([
      ['2031-05-09', '2031-06-02', 'from', 'DAY_IN_PAST'],
      ['2031-06-03', '2031-06-02', 'to', 'RANGE_REVERSED'],
      ['2031-06-01', '2032-06-01', 'to', 'TOO_MANY_DAYS'],
    ])('from %s to %s is refused', async (from, to, field, code) => {
      const refused = { code: 'VALIDATION_FAILED', content: { fields: [{ field, code }] } };
      await expect(call(addBlock, { from, to })).rejects.toMatchObject(refused);
      expect(await stored.all('blocks')).toEqual([]);
    });

    it('blocks its days and keeps its note', async () => {
      const block = await call(addBlock, range);
      expect(block).toEqual({ id: expect.any(String), ...range });
      expect(await blockedDays()).toEqual(june(2, 3, 4));
      expect(await actions()).toEqual([['blocked']]);
    });

    it('is refused where a request has a day, and changes nothing', async () => {
      const { id } = await ask({ startDate: '2031-06-04', endDate: '2031-06-05' });
      await call(approveRequest, { id });
      const before = await stored.everything();
      await expect(call(addBlock, range)).rejects.toMatchObject({ code: 'DAYS_BOOKED', content: { days: june(4) } });
      expect(await stored.everything()).toBe(before);
    });
  });
});
