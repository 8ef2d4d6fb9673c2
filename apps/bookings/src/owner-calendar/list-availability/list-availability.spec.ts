import {
  addBlock,
  approveRequest,
  blockDays,
  declineRequest,
  listAvailability,
  makeOffer,
  offerStay,
  unblockDay,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { FeedClaims } from '../../availability';
import { june } from '../../testing/days';
import { useBookings } from '../../testing/use-bookings';

describeEachDatabase('The owner’s calendar', (database, onEmbeddedDatabase) => {
  const { ask, call, clock, service } = useBookings(database);
  const inJune = (from = 1, to = 30) => {
    const [first, last] = june(from, to);
    return call(listAvailability, { from: String(first), to: String(last) });
  };

  it('shows requests that have days or ask for them, with name and status', async () => {
    const [anna, ben, carla] = [await ask(), await ask({ name: 'Ben' }), await ask({ name: 'Carla' })];
    await call(approveRequest, { id: anna.id });
    await call(declineRequest, { id: ben.id });
    const stay = { from: '2031-06-02', to: '2031-06-04', kind: 'request' };
    expect(await inJune()).toEqual(
      expect.arrayContaining([
        { ...stay, id: anna.id, label: 'Anna Ährenfeld', status: 'approved' },
        { ...stay, id: carla.id, label: 'Carla', status: 'pending' },
      ]),
    );
    expect(await inJune()).toHaveLength(2);
  });

  it('shows no pending request that is past', async () => {
    await ask();
    clock.set('2031-06-05T10:00:00Z');
    expect(await inJune()).toEqual([]);
  });

  it('shows open offers beside their requests, and whether their days are held, until their last day', async () => {
    const { id } = await ask();
    await call(makeOffer, { id, startDate: '2031-06-10', endDate: '2031-06-12', hold: true });
    expect((await inJune()).map(({ kind }) => kind)).toEqual(['request', 'offer']);
    const offer = { from: '2031-06-10', to: '2031-06-12', kind: 'offer', id, label: 'Anna Ährenfeld', holds: true };
    expect(await inJune(11, 30)).toEqual([offer]);
    clock.advance({ milliseconds: 4 * 24 * 60 * 60_000 });
    expect(await inJune(11, 30)).toEqual([]);
  });

  it('shows blocks as ranges of adjacent days, with their notes, whole also beyond the period', async () => {
    const { id } = await call(addBlock, { from: '2031-06-02', to: '2031-06-06', note: 'Maler' });
    await call(unblockDay, { id: '2031-06-04' });
    await call(blockDays, { dates: june(20, 10) });
    expect(await inJune(3, 15)).toEqual([
      { from: '2031-06-02', to: '2031-06-03', kind: 'block', id, label: 'Maler' },
      { from: '2031-06-05', to: '2031-06-06', kind: 'block', id, label: 'Maler' },
      { from: '2031-06-10', to: '2031-06-10', kind: 'block', id: expect.any(String), label: '' },
    ]);
  });

  it('shows the days of calendars as ranges', async () => {
    await service()
      .get(FeedClaims)
      .replaceDays('feed-1', june(2, 3, 7));
    expect(await inJune()).toEqual([
      { from: '2031-06-02', to: '2031-06-03', kind: 'feed', id: 'feed-1', label: '' },
      { from: '2031-06-07', to: '2031-06-07', kind: 'feed', id: 'feed-1', label: '' },
    ]);
  });

  onEmbeddedDatabase(() => {
    it('shows an offer alone where its request was made with it', async () => {
      const days = { startDate: '2031-06-10', endDate: '2031-06-12' };
      const { id } = await call(offerStay, { name: 'Ben', email: 'ben@mail.example', ...days });
      expect(await inJune()).toEqual([
        { from: '2031-06-10', to: '2031-06-12', kind: 'offer', id, label: 'Ben', holds: false },
      ]);
    });

    it('shows a calendar by its name and hue, without days that it only has from us while they are ours', async () => {
      const { id } = await ask();
      await call(approveRequest, { id });
      const [, , ours, free] = june(1, 2, 3, 10);
      await database
        .connection()
        .collection<{ _id: string; [field: string]: unknown }>('calendar_sources')
        .insertOne({
          ...{ _id: 'feed-1', name: 'Airbnb', color: 'pink', removedAt: null, nights: [ours, free] },
          echoes: [ours, free].map((day) => ({ day, orphanedAt: null })),
        });
      const feed = { kind: 'feed', id: 'feed-1', label: 'Airbnb', color: 'pink' };
      await service()
        .get(FeedClaims)
        .replaceDays('feed-1', june(3, 4, 10));
      expect((await inJune()).filter(({ kind }) => kind === 'feed')).toEqual([
        { from: '2031-06-04', to: '2031-06-04', ...feed },
        { from: '2031-06-10', to: '2031-06-10', ...feed },
      ]);
    });

    it('takes no period of more than two years, and none that ends before it begins', async () => {
      const period = (from: string, to: string) => call(listAvailability, { from, to });
      await expect(period('2031-06-01', '2033-06-01')).resolves.toEqual([]);
      await expect(period('2031-06-01', '2033-06-03')).rejects.toMatchObject({
        content: { fields: [{ field: 'to', code: 'PERIOD_TOO_LONG' }] },
      });
      await expect(period('2031-06-02', '2031-06-01')).rejects.toMatchObject({
        content: { fields: [{ field: 'to', code: 'RANGE_REVERSED' }] },
      });
    });
  });
});
