import { addBlock, approveRequest, changeBlock, listBlockedDays, removeBlock, unblockDay } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { beforeCall } from '../../testing/before-call';
import { crashAfterWrites } from '../../testing/crash-after-writes';
import { june } from '../../testing/days';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { useBookings } from '../../testing/use-bookings';
import { BlockClaimRepository } from '../persistence/block-claim.repository';
import { BlockRepository } from '../persistence/block.repository';
import { claimGrace } from '../release-orphaned-claims/release-orphaned-claims';
import { ReleaseUnfinishedBlocks } from '../release-unfinished-blocks/release-unfinished-blocks';

/** What another change leaves to say: the block has changed, or nothing is left of it. */
const conflictCode = expect.stringMatching(/^(BLOCK_CHANGED_MEANWHILE|ENTRY_NOT_FOUND)$/);

describeEachDatabase('A block that is changed', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { ask, call, clock, service, stored } = bookings;
  const { command } = useRepeatableCommands(bookings);
  const range = { from: '2031-06-02', to: '2031-06-04', note: 'Maler' };
  const blockedDays = async () => (await call(listBlockedDays, {})).map(({ date }) => date);
  const actions = async () =>
    (await stored.all('blocks')).map(({ history }) => (history as { action: string }[]).map(({ action }) => action));

  it.each([
    ['grows', '2031-06-01', '2031-06-06', june(1, 2, 3, 4, 5, 6)],
    ['shrinks', '2031-06-03', '2031-06-03', june(3)],
    ['moves', '2031-06-04', '2031-06-06', june(4, 5, 6)],
    ['moves away', '2031-06-10', '2031-06-11', june(10, 11)],
  ])('%s to another range at once, which the history tells', async (_how, from, to, days) => {
    const { id } = await call(addBlock, range);
    await expect(call(changeBlock, { id, from: parseDay(from), to: parseDay(to) })).resolves.toEqual({
      ...{ id, from, to, note: range.note },
    });
    expect(await blockedDays()).toEqual(days);
    const [, entry] = (await stored.all('blocks'))[0]?.['history'] as Record<string, unknown>[];
    expect(entry).toMatchObject({
      action: 'changed',
      before: { days: june(2, 3, 4), note: range.note },
      after: { days, note: range.note },
    });
    await call(removeBlock, { id });
    expect(await stored.all('occupied_days')).toEqual([]);
  });

  it('changes its range and its note in one step, and fills a day that was freed', async () => {
    const { id } = await call(addBlock, range);
    await call(unblockDay, { id: '2031-06-03' });
    const changes = { from: parseDay('2031-06-02'), to: parseDay('2031-06-05'), note: 'Gärtner' };
    await expect(call(changeBlock, { id, ...changes })).resolves.toEqual({ id, ...changes });
    expect(await blockedDays()).toEqual(june(2, 3, 4, 5));
    expect(await actions()).toEqual([['blocked', 'freed', 'changed']]);
  });

  it('stays as it was when a request has a day that it would get', async () => {
    const block = await call(addBlock, range);
    const { id } = await ask({ startDate: '2031-06-06', endDate: '2031-06-07' });
    await call(approveRequest, { id });
    const before = await stored.everything();
    const changes = { id: block.id, from: parseDay('2031-06-03'), to: parseDay('2031-06-07'), note: null };
    await expect(call(changeBlock, changes)).rejects.toMatchObject({
      ...{ code: 'DAYS_BOOKED', content: { days: june(6, 7) } },
    });
    expect(await stored.everything()).toBe(before);
  });

  it('is changed once by a command that comes again, whatever happened meanwhile', async () => {
    const { id } = await call(addBlock, range);
    const changes = { id, from: parseDay('2031-06-04'), to: parseDay('2031-06-06') };
    await command('change', changeBlock, changes);
    await call(changeBlock, { id, from: parseDay('2031-06-01'), to: parseDay('2031-06-02') });
    await command('change', changeBlock, changes);
    expect(await blockedDays()).toEqual(june(1, 2));
  });

  it('has the days of one of several changes that come at once, with all of its claims', async () => {
    const { id } = await call(addBlock, range);
    for (let round = 0; round < 5; round += 1) {
      const changes = [1, 3, 5].map((first) => ({
        id,
        from: parseDay(`2031-06-0${first}`),
        to: parseDay(`2031-06-0${first + 1 + (round % 3)}`),
      }));
      const outcomes = await Promise.allSettled([
        ...changes.map((each) => call(changeBlock, each)),
        call(unblockDay, { id: `2031-06-0${2 + round}` }),
      ]);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: conflictCode });
      }
      const [block] = await stored.all('blocks');
      expect(block).not.toHaveProperty('changingTo');
      await service().get(ReleaseUnfinishedBlocks).run();
      expect(await blockedDays()).toEqual([...(block?.['days'] as string[])].sort());
    }
  });

  it('is changed wholly or not at all by a crash after any of its writes', async () => {
    const before = june(2, 3, 4);
    const changes = { from: parseDay('2031-06-04'), to: parseDay('2031-06-07') };
    const { id } = await call(addBlock, range);
    const restore = await stored.keep();
    let isWhole = false;
    for (let writes = 0; !isWhole; writes += 1) {
      await restore();
      isWhole = await crashAfterWrites(writes, () => command(`change ${writes}`, changeBlock, { id, ...changes }));
      expect(await blockedDays()).toContain('2031-06-04');
      clock.advance({ milliseconds: claimGrace });
      await service().get(ReleaseUnfinishedBlocks).run();
      expect([before, june(4, 5, 6, 7)]).toContainEqual(await blockedDays());
      await command(`change ${writes}`, changeBlock, { id, ...changes });
      expect(await blockedDays()).toEqual(june(4, 5, 6, 7));
      expect(writes).toBeLessThan(20);
    }
  });

  it('refuses a change while another one is in progress, also one that frees a day meanwhile', async () => {
    const { id } = await call(addBlock, range);
    const other = { id, from: parseDay('2031-06-02'), to: parseDay('2031-06-08') };
    const claimAfter = (interrupt: () => Promise<unknown>) =>
      beforeCall(service().get(BlockClaimRepository), 'claim', interrupt);

    claimAfter(() =>
      expect(command('other', changeBlock, other)).rejects.toMatchObject({ code: 'BLOCK_CHANGED_MEANWHILE' }),
    );
    await command('first', changeBlock, { id, from: parseDay('2031-06-02'), to: parseDay('2031-06-05') });
    expect(await blockedDays()).toEqual(june(2, 3, 4, 5));

    claimAfter(() => command('free', unblockDay, { id: '2031-06-03' }));
    await expect(call(changeBlock, other)).rejects.toMatchObject({ code: 'BLOCK_CHANGED_MEANWHILE' });
    expect(await blockedDays()).toEqual(june(2, 4, 5));

    claimAfter(() => command('remove', removeBlock, { id }));
    await expect(call(changeBlock, other)).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
    expect(await blockedDays()).toEqual([]);
  });

  it('refuses a change of days or of a note that were changed after it has read them', async () => {
    const { id } = await call(addBlock, { ...range, note: 'Dach' });
    const afterReading = (interrupt: () => Promise<unknown>) =>
      beforeCall(service().get(BlockRepository), 'isChangedByCommand', interrupt);
    const shorter = { id, from: parseDay('2031-06-02'), to: parseDay('2031-06-03') };
    const longer = { id, from: parseDay('2031-06-02'), to: parseDay('2031-06-05') };

    afterReading(() => command('shorter', changeBlock, shorter));
    await expect(call(changeBlock, longer)).rejects.toMatchObject({ code: 'BLOCK_CHANGED_MEANWHILE' });
    expect(await blockedDays()).toEqual(june(2, 3));

    afterReading(() => command('note', changeBlock, { id, note: 'Heizung' }));
    await expect(call(changeBlock, { id, note: 'Ofen' })).rejects.toMatchObject({ code: 'BLOCK_CHANGED_MEANWHILE' });

    afterReading(() => command('another note', changeBlock, { id, note: 'Keller' }));
    await call(changeBlock, longer);
    expect(await stored.all('blocks')).toMatchObject([{ days: june(2, 3, 4, 5), note: 'Keller' }]);
    expect(await blockedDays()).toEqual(june(2, 3, 4, 5));
  });

  it('keeps a day that it gets back while an earlier release of it is late', async () => {
    const { id } = await call(addBlock, range);
    const meanwhile = { id, from: parseDay('2031-06-02'), to: parseDay('2031-06-04') };
    beforeCall(service().get(BlockClaimRepository), 'release', () => command('meanwhile', changeBlock, meanwhile));
    await call(changeBlock, { id, from: parseDay('2031-06-02'), to: parseDay('2031-06-03') });
    expect(await blockedDays()).toEqual(june(2, 3, 4));
  });

  onEmbeddedDatabase(() => {
    it('gets no day of the past, and keeps those that it has', async () => {
      const { id } = await call(addBlock, range);
      clock.set('2031-06-04T10:00:00Z');
      const longer = { id, to: parseDay('2031-06-05') };
      await expect(call(changeBlock, { ...longer, from: parseDay('2031-06-01') })).rejects.toMatchObject({
        ...{ code: 'VALIDATION_FAILED', content: { fields: [{ field: 'from', code: 'DAY_IN_PAST' }] } },
      });
      await call(changeBlock, { ...longer, from: parseDay('2031-06-02') });
      expect((await stored.all('occupied_days')).map(({ _id }) => _id)).toEqual(june(2, 3, 4, 5));
    });

    it.each([
      [{ from: '2031-06-02' }, 'to', 'REQUIRED'],
      [{ to: '2031-06-02' }, 'from', 'REQUIRED'],
      [{ from: '2031-06-03', to: '2031-06-02' }, 'to', 'RANGE_REVERSED'],
    ])('is not changed to %j', async (changes, field, code) => {
      const { id } = await call(addBlock, range);
      const refused = { code: 'VALIDATION_FAILED', content: { fields: [{ field, code }] } };
      await expect(call(changeBlock, { id, ...changes })).rejects.toMatchObject(refused);
    });

    it('changes its note, which the history tells, until it is removed', async () => {
      const { id } = await call(addBlock, range);
      await expect(call(changeBlock, { id, note: 'Gärtner' })).resolves.toEqual({ id, ...range, note: 'Gärtner' });
      await call(changeBlock, { id, note: 'Gärtner' });
      expect(await actions()).toEqual([['blocked', 'note-changed']]);
      await call(removeBlock, { id });
      await expect(call(changeBlock, { id, note: null })).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
      await expect(call(changeBlock, { id: 'unknown', note: null })).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
    });
  });
});
