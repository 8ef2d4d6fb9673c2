import { approveRequest, blockDays, createRequest, listBlockedDays } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';
import { BlockRepository } from '../persistence/block.repository';

describeOnEmbeddedDatabase('Blocking days', (database) => {
  const { ask, call, clock, service, stored } = useBookings(database);

  const block = (...dates: string[]) => call(blockDays, { dates });
  const heldDays = async () => (await stored.all('occupied_days')).map(({ _id }) => _id);
  const book = async (startDate: string, endDate: string) =>
    call(approveRequest, { id: (await ask({ startDate, endDate })).id });

  it('prevents requests for them, and returns the id of each', async () => {
    expect(await block('2031-06-03')).toEqual([{ id: expect.any(String), date: '2031-06-03' }]);
    await expect(ask()).rejects.toMatchObject({ code: 'DATES_UNAVAILABLE' });
  });

  it('accepts them in any order, with duplicates', async () => {
    const blocked = await block('2031-06-05', '2031-06-01', '2031-06-05', '2031-06-03');
    expect(blocked.map(({ date }) => date)).toEqual(['2031-06-01', '2031-06-03', '2031-06-05']);
    expect(await call(listBlockedDays, {})).toEqual(blocked);
  });

  it('accepts a leap year of them at once, and not one more', async () => {
    const day = (index: number) => new Date(Date.UTC(2031, 5, 1 + index)).toISOString().slice(0, 10);
    await block(...Array.from({ length: 366 }, (_, index) => day(index)));
    expect(await heldDays()).toHaveLength(366);
    const before = await stored.everything();
    await expect(block(...Array.from({ length: 367 }, (_, index) => day(400 + index)))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(block()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await stored.everything()).toBe(before);
  });

  it('refuses all when some are past, and names those', async () => {
    const before = await stored.everything();
    await expect(block('2031-05-10', '2031-05-09', '2031-06-01', '2030-12-31')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      content: {
        fields: [
          { field: 'dates.1', code: 'DAY_IN_PAST' },
          { field: 'dates.3', code: 'DAY_IN_PAST' },
        ],
      },
    });
    expect(await stored.everything()).toBe(before);
  });

  it('does not change a blocked day', async () => {
    const [first] = await block('2031-06-01');
    clock.advance({ days: 1 });
    expect(await block('2031-06-01', '2031-06-02')).toEqual([first, { id: expect.any(String), date: '2031-06-02' }]);
    expect(await heldDays()).toEqual(['2031-06-01', '2031-06-02']);
  });

  it('stores nothing for days that are blocked repeatedly', async () => {
    await block('2031-06-01');
    await block('2031-06-02', '2031-06-01');
    const before = await stored.everything();
    for (let again = 0; again < 3; again += 1) await block('2031-06-01', '2031-06-02');
    expect(await stored.everything()).toBe(before);
  });

  it('refuses all when bookings hold some, names those, and changes nothing', async () => {
    await book('2031-06-04', '2031-06-05');
    await book('2031-06-08', '2031-06-08');
    await block('2031-06-02');
    const before = await stored.everything();
    await expect(
      block('2031-06-08', '2031-06-01', '2031-06-02', '2031-06-05', '2031-06-03', '2031-06-09'),
    ).rejects.toMatchObject({ code: 'DAYS_BOOKED', content: { days: ['2031-06-05', '2031-06-08'] } });
    expect(await stored.everything()).toBe(before);
  });

  it('prevents the approval of a request for its days, and not the request', async () => {
    const { id } = await ask();
    await block('2031-06-04');
    await expect(call(approveRequest, { id })).rejects.toMatchObject({ code: 'APPROVAL_CONFLICT' });
    await expect(
      call(createRequest, {
        name: 'Ben',
        email: 'ben@mail.example',
        startDate: '2031-06-05',
        endDate: '2031-06-05',
        locale: 'de',
        caller: '192.0.2.1',
      }),
    ).resolves.toMatchObject({ status: 'pending' });
  });

  it('is final even if its response is lost', async () => {
    const blocks = service().get(BlockRepository);
    const finish = blocks.finish.bind(blocks);
    const responseLost = jest.spyOn(blocks, 'finish').mockImplementationOnce(async (...args) => {
      await finish(...args);
      throw new Error('connection closed');
    });
    await expect(block('2031-06-01', '2031-06-02')).rejects.toThrow('Another service failed');
    responseLost.mockRestore();
    expect(await heldDays()).toEqual(['2031-06-01', '2031-06-02']);
  });
});
