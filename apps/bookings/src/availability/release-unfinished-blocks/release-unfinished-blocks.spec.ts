import { approveRequest, blockDays, unblockDay } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { claimGrace } from '../release-orphaned-claims/release-orphaned-claims';
import { beforeCall } from '../../testing/before-call';
import { startBookings } from '../../testing/start-bookings';
import { useBookings } from '../../testing/use-bookings';
import { newBlock, type Block } from '../domain/block';
import { BlockClaimRepository } from '../persistence/block-claim.repository';
import { BlockRepository } from '../persistence/block.repository';
import { ReleaseUnfinishedBlocks, revokedBlockMs } from './release-unfinished-blocks';

const june = ['2031-06-02', '2031-06-03', '2031-06-04'];

describeEachDatabase('Releasing unfinished blocks', (database) => {
  const { ask, call, clock, service, stored } = useBookings(database);

  const release = () => service().get(ReleaseUnfinishedBlocks).run();
  const blocks = () => service().get(BlockRepository);
  const claims = () => service().get(BlockClaimRepository);
  const heldDays = async () => (await stored.all('occupied_days')).map(({ _id }) => _id);

  /** All steps of a block but the last one, before which the process crashes. */
  const cutShort = async (...days: string[]): Promise<Block> => {
    const block = newBlock(days.map(parseDay), clock.now());
    await blocks().begin(block);
    await claims().claim(block);
    return block;
  };

  it('frees the days of a block that a crash has interrupted, after the grace period', async () => {
    await cutShort(...june);
    clock.advance({ milliseconds: claimGrace - 1 });
    await release();
    expect(await heldDays()).toEqual(june);
    clock.advance({ milliseconds: 1 });
    await release();
    expect(await heldDays()).toEqual([]);
  });

  it('frees them when an instance starts, too', async () => {
    await cutShort(...june);
    clock.advance({ milliseconds: claimGrace });
    await (await startBookings(database, clock)).close();
    expect(await heldDays()).toEqual([]);
  });

  it('releases the days of a block that was refused and crashed before it released them', async () => {
    await call(approveRequest, { id: (await ask({ startDate: '2031-06-03', endDate: '2031-06-03' })).id });
    await cutShort(...june);
    expect(await heldDays()).toEqual(['2031-06-02', '2031-06-03']);
    clock.advance({ milliseconds: claimGrace });
    await release();
    expect(await heldDays()).toEqual(['2031-06-03']);
  });

  it('never frees the days of a final block, nor those of bookings', async () => {
    await call(blockDays, { dates: ['2031-06-07', '2031-06-08'] });
    await call(approveRequest, { id: (await ask()).id });
    clock.advance({ days: 40 });
    const before = await stored.everything();
    await release();
    expect(await stored.everything()).toBe(before);
  });

  it('leaves a day blocked that a final block also holds, in both orders', async () => {
    await call(blockDays, { dates: ['2031-06-02'] });
    await cutShort(...june);
    await call(blockDays, { dates: ['2031-06-04'] });
    clock.advance({ milliseconds: claimGrace });
    await release();
    expect(await heldDays()).toEqual(['2031-06-02', '2031-06-04']);
  });

  it('frees the days that a suspended process claims for a block that is no longer stored', async () => {
    const block = newBlock(june.map(parseDay), clock.now());
    await claims().claim(block);
    await call(blockDays, { dates: ['2031-06-04'] });
    await release();
    expect(await heldDays()).toEqual(['2031-06-04']);
    expect(await blocks().finish(block, clock.now())).toBe(false);
  });

  it('frees a day that two interrupted blocks hold', async () => {
    await cutShort('2031-06-02', '2031-06-03');
    await cutShort('2031-06-03', '2031-06-04');
    clock.advance({ milliseconds: claimGrace });
    await release();
    expect(await heldDays()).toEqual([]);
  });

  it('revokes a block that is not final within the grace period, and releases its days', async () => {
    beforeCall(blocks(), 'finish', () => {
      clock.advance({ milliseconds: claimGrace });
      return release();
    });
    await expect(call(blockDays, { dates: june })).rejects.toMatchObject({ code: 'SERVICE_TIMEOUT' });
    expect(await heldDays()).toEqual([]);
    expect(await stored.all('blocks')).toEqual([]);
  });

  it('frees a day that a revoked block claims even later', async () => {
    const block = await cutShort(...june);
    clock.advance({ milliseconds: claimGrace });
    await release();
    await claims().claim(block);
    expect(await blocks().finish(block, clock.now())).toBe(false);
    await release();
    expect(await heldDays()).toEqual([]);
  });

  it('deletes a revoked block with its days a day after its start', async () => {
    const block = await cutShort(...june);
    clock.advance({ milliseconds: revokedBlockMs - 1 });
    await release();
    expect(await stored.all('blocks')).toMatchObject([{ _id: block.id, status: 'revoked', days: [] }]);
    await claims().claim(block);
    clock.advance({ milliseconds: 1 });
    await release();
    expect(await stored.all('blocks')).toEqual([]);
    expect(await heldDays()).toEqual([]);
  });

  it('does not restore days that were freed meanwhile', async () => {
    const block = await cutShort(...june);
    await call(unblockDay, { id: '2031-06-03' });
    expect(await blocks().finish(block, clock.now())).toBe(true);
    clock.advance({ milliseconds: claimGrace });
    await release();
    expect(await heldDays()).toEqual(['2031-06-02', '2031-06-04']);
  });

  it('completes the freeing of a day after a crash, and not when it was blocked again meanwhile', async () => {
    await call(blockDays, { dates: june });
    const crash = jest.spyOn(claims(), 'release').mockRejectedValue(new Error('crash'));
    await expect(call(unblockDay, { id: '2031-06-02' })).rejects.toThrow('Another service failed');
    await expect(call(unblockDay, { id: '2031-06-03' })).rejects.toThrow('Another service failed');
    crash.mockRestore();
    await call(blockDays, { dates: ['2031-06-03'] });
    await release();
    expect(await heldDays()).toEqual(['2031-06-03', '2031-06-04']);
  });
});
