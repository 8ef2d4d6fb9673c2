import { approveRequest, blockDays, cancelRequest, replaceStayRules } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { ConvertClaims, FeedClaims } from '..';
import { june } from '../../testing/days';
import { expectDaysHeldByTheirBookings } from '../../testing/expect-consistent';
import { useBookings } from '../../testing/use-bookings';
import { ReleaseUnfinishedBlocks } from '../release-unfinished-blocks/release-unfinished-blocks';
import { repairRestoredBookings } from '.';

describeEachDatabase('Restored bookings', (database) => {
  const { anna, ask, call, clock, service, stored } = useBookings(database);
  const collection = (name: string) => database.connection().getClient().db(database.name()).collection(name);
  const repair = () => repairRestoredBookings({ collection: (name) => collection(name) as never }, clock.now());

  it('get the days that the backup lacks', async () => {
    const request = await ask();
    await call(approveRequest, { id: request.id });
    await collection('occupied_days').deleteMany({ _id: { $ne: '2031-06-02' as never } });

    expect(await repair()).toEqual([
      expect.stringMatching(/^The booking of Anna Ährenfeld, .* holds them now: 2031-06-03, 2031-06-04\.$/),
    ]);
    await expectDaysHeldByTheirBookings(stored);
    expect(await repair()).toEqual([]);
  });

  it('hold nights if the backup has this unit, with or without claims on their last days', async () => {
    const request = await ask();
    await call(approveRequest, { id: request.id });
    const [lastDay] = (await stored.all('occupied_days')).slice(-1);
    await call(replaceStayRules, { sameDayTurnover: true });
    await collection('occupied_days').insertOne(lastDay as never);

    expect(await repair()).toEqual([]);
    await service().get(ConvertClaims).finish();
    expect((await stored.all('occupied_days')).map(({ _id }) => _id)).toEqual(['2031-06-02', '2031-06-03']);
  });

  it('that conflict both stay approved, and are named', async () => {
    const first = await ask();
    await call(approveRequest, { id: first.id });
    await call(cancelRequest, { id: first.id });
    const second = await ask({
      name: 'Bert',
      email: 'bert@mail.example',
      startDate: '2031-06-04',
      endDate: '2031-06-05',
    });
    await call(approveRequest, { id: second.id });
    // As read by an export that reached the first request before it was cancelled.
    await stored.change('booking_requests', first.id, { status: 'approved' });

    const sentences = await repair();

    expect(sentences).toHaveLength(2);
    expect(sentences[1]).toMatch(/^Please decide: 2031-06-04 is promised to two guests\. .*Bert.* has the day, .*Anna/);
    const requests = await stored.all('booking_requests');
    expect(requests.map(({ status }) => status)).toEqual(['approved', 'approved']);
    const days = await stored.all('occupied_days');
    expect(days.map(({ _id, guestName }) => [_id, guestName])).toEqual([
      ['2031-06-02', anna.name],
      ['2031-06-03', anna.name],
      ['2031-06-04', 'Bert'],
      ['2031-06-05', 'Bert'],
    ]);
  });

  it('leave a block that was being made whole, unless a booking has one of its days', async () => {
    const request = await ask();
    await call(approveRequest, { id: request.id });
    await call(blockDays, { dates: ['2031-06-20'] });
    const unfinished = { startedAt: clock.now(), status: 'unfinished', note: null };
    await collection('blocks').insertMany([
      { _id: 'whole' as never, days: ['2031-06-20', '2031-06-21'], ...unfinished },
      { _id: 'booked' as never, days: ['2031-06-04', '2031-06-25'], ...unfinished },
    ]);

    expect(await repair()).toEqual(['Days that the owner was blocking are blocked now: 2031-06-20, 2031-06-21.']);
    expect(await repair()).toEqual([]);

    const blockedDays = async () => (await stored.all('occupied_days')).filter(({ requestId }) => requestId === null);
    const blocked = await blockedDays();
    expect(blocked.map(({ _id, blockIds }) => [_id, (blockIds as string[]).includes('whole')])).toEqual([
      ['2031-06-20', true],
      ['2031-06-21', true],
    ]);
    clock.advance({ days: 1 });
    await service().get(ReleaseUnfinishedBlocks).run();
    expect(await blockedDays()).toEqual(blocked);
  });

  it('take blocked days, which their blocks lose, and coexist with feeds', async () => {
    const request = await ask();
    await call(approveRequest, { id: request.id });
    await collection('occupied_days').deleteMany({});
    await call(blockDays, { dates: ['2031-06-01', '2031-06-02'] });
    await service().get(FeedClaims).replaceDays('feed', june(2, 3));

    expect(await repair()).toEqual([
      expect.stringMatching(/2031-06-02, 2031-06-03, 2031-06-04\. The owner had blocked some of them\.$/),
    ]);

    await expectDaysHeldByTheirBookings(stored);
    expect(await stored.all('blocks')).toMatchObject([
      { days: ['2031-06-01'], history: [{ action: 'blocked' }, { action: 'freed', before: { days: ['2031-06-02'] } }] },
    ]);
    await call(cancelRequest, { id: request.id });
    expect((await stored.all('occupied_days')).map(({ _id }) => _id)).toEqual(june(1, 2, 3));
  });
});
