import {
  approveRequest,
  bookingDeclined,
  cancelRequest,
  confirmRequest,
  declineRequest,
  getRequest,
  getRequestHistory,
  makeOffer,
  replaceStayRules,
  undoDecision,
  withdrawOffer,
  withdrawRequest,
  type RequestStatus,
} from '@hearthstay/contracts';
import { noStayLimits } from '@hearthstay/stay';
import { describeEachDatabase, describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { commandsOf, owner } from '../../testing/commands-of';
import { crashAfterWrites } from '../../testing/crash-after-writes';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { startBookings, type RunningBookings } from '../../testing/start-bookings';
import { useBookings } from '../../testing/use-bookings';
import { DeclineRivals } from './decline-rivals';

describeEachDatabase('Rivals that are declined with an approval', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { ask, call, clock, confirmTokenOf, eventsOf, service, statusTokenOf, stored } = bookings;
  const { command } = useRepeatableCommands(bookings);
  const asOwner = commandsOf(bookings, owner);
  let other: RunningBookings;
  beforeAll(async () => {
    other = await startBookings(database, clock);
  });
  afterAll(() => other.close());

  const sweep = (instance: RunningBookings = service()) => instance.get(DeclineRivals).run();
  const undoTimeEnds = () => clock.advance({ milliseconds: 10_000 });
  const statusOf = async ({ id }: { id: string }): Promise<RequestStatus> => (await call(getRequest, { id })).status;
  const historyOf = async ({ id }: { id: string }) => call(getRequestHistory, { id });
  const marked = async () =>
    (await stored.all('booking_requests')).filter(({ rivalsToDecline }) => rivalsToDecline !== undefined).length;

  /** Anna's request, two that need some of her days, and one that does not. */
  const asked = async () => ({
    anna: await ask(),
    ben: await ask({ email: 'ben@mail.example', startDate: '2031-06-04', endDate: '2031-06-06' }),
    cleo: await ask({ email: 'cleo@mail.example', startDate: '2031-05-30', endDate: '2031-06-02' }),
    dora: await ask({ email: 'dora@mail.example', startDate: '2031-06-05', endDate: '2031-06-06' }),
  });
  const approvedWithTick = async () => {
    const requests = await asked();
    const response = await asOwner(approveRequest, { id: requests.anna.id, declineRivals: true });
    return { ...requests, response };
  };

  it('are told of with the approval, and declined as by the admin once it cannot be undone', async () => {
    const { anna, ben, cleo, dora, response } = await approvedWithTick();
    expect(response).toMatchObject({ status: 'approved', decliningRivals: 2 });
    expect(await call(getRequest, { id: anna.id })).toMatchObject({ decliningRivals: 2 });
    clock.advance({ milliseconds: 9_999 });
    await sweep();
    expect(await Promise.all([ben, cleo, dora].map(statusOf))).toEqual(['pending', 'pending', 'pending']);

    clock.advance({ milliseconds: 1 });
    await sweep();
    expect(await Promise.all([anna, ben, cleo, dora].map(statusOf))).toEqual([
      ...['approved', 'declined', 'declined', 'pending'],
    ]);
    expect((await eventsOf(bookingDeclined)).map(({ email }) => email).sort()).toEqual([ben.email, cleo.email].sort());
    expect((await historyOf(ben)).at(-1)).toMatchObject({ action: 'declined', actor: owner });
    expect(await call(getRequest, { id: anna.id })).not.toHaveProperty('decliningRivals');
    expect(await marked()).toBe(0);
  });

  it('are declined once by two instances, also when the decline is undone', async () => {
    const { ben } = await approvedWithTick();
    undoTimeEnds();
    const before = await stored.all('booking_requests');
    await Promise.all([sweep(), sweep(other), sweep(), sweep(other)]);
    expect(await eventsOf(bookingDeclined)).toHaveLength(2);
    await asOwner(undoDecision, { id: ben.id });
    // An instance that has read the approval before all this goes on.
    const [approval] = before.filter(({ rivalsToDecline }) => rivalsToDecline);
    await stored.change('booking_requests', approval!._id, { rivalsToDecline: approval!['rivalsToDecline'] });
    await sweep(other);
    expect([await statusOf(ben), await marked()]).toEqual(['pending', 0]);
    expect(await eventsOf(bookingDeclined)).toHaveLength(1);
  });

  it('are declined once after a crash between any two writes', async () => {
    const { anna, ben, cleo } = await approvedWithTick();
    undoTimeEnds();
    const restore = await stored.keep();
    let isWhole = false;
    for (let writes = 0; !isWhole; writes += 1) {
      await restore();
      isWhole = await crashAfterWrites(writes, () => sweep());
      await sweep(other);
      expect(await Promise.all([anna, ben, cleo].map(statusOf))).toEqual(['approved', 'declined', 'declined']);
      expect(await eventsOf(bookingDeclined)).toHaveLength(2);
      for (const rival of [ben, cleo]) {
        expect((await historyOf(rival)).map(({ action }) => action)).toEqual(['created', 'declined']);
      }
      expect(await marked()).toBe(0);
    }
  });

  it('are marked together with the approval, or not at all, after a crash between any two writes', async () => {
    const { anna, ben, cleo } = await asked();
    const restore = await stored.keep();
    let isWhole = false;
    for (let writes = 0; !isWhole; writes += 1) {
      await restore();
      const approve = () => command(`approval ${writes}`, approveRequest, { id: anna.id, declineRivals: true });
      isWhole = await crashAfterWrites(writes, approve);
      expect(await marked()).toBe((await statusOf(anna)) === 'approved' ? 1 : 0);
      await expect(approve()).resolves.toMatchObject({ status: 'approved', decliningRivals: 2 });
      undoTimeEnds();
      await sweep(other);
      expect(await Promise.all([ben, cleo].map(statusOf))).toEqual(['declined', 'declined']);
      expect(await eventsOf(bookingDeclined)).toHaveLength(2);
    }
  });

  onEmbeddedDatabase(() => {
    it('stay when the approval is undone in time, and when it is repeated without the tick', async () => {
      const { anna, ben } = await approvedWithTick();
      await asOwner(undoDecision, { id: anna.id });
      expect(await marked()).toBe(0);
      await expect(asOwner(approveRequest, { id: anna.id })).resolves.not.toHaveProperty('decliningRivals');
      undoTimeEnds();
      await sweep();
      expect(await statusOf(ben)).toBe('pending');
    });

    it('end the time for undoing, whatever the clock of another instance says', async () => {
      const { anna } = await approvedWithTick();
      undoTimeEnds();
      await sweep();
      clock.advance({ milliseconds: -5_000 });
      await expect(asOwner(undoDecision, { id: anna.id })).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
    });

    it('are declined at once when the guest confirms before the time for undoing ends', async () => {
      const { anna, ben } = await approvedWithTick();
      await call(confirmRequest, { token: await confirmTokenOf(anna) });
      await sweep();
      expect(await statusOf(ben)).toBe('declined');
    });

    it('stay when the booking is cancelled at once, and are declined when that is undone', async () => {
      const { anna, ben } = await approvedWithTick();
      clock.advance({ milliseconds: 5_000 });
      await asOwner(cancelRequest, { id: anna.id });
      clock.advance({ milliseconds: 5_000 });
      await sweep();
      expect([await statusOf(ben), await marked()]).toEqual(['pending', 1]);
      await asOwner(undoDecision, { id: anna.id });
      await sweep();
      expect([await statusOf(ben), await marked()]).toEqual(['declined', 0]);
    });

    it('stay when the booking is cancelled for good', async () => {
      const { anna, ben } = await approvedWithTick();
      await asOwner(cancelRequest, { id: anna.id });
      undoTimeEnds();
      await sweep();
      expect([await statusOf(ben), await marked()]).toEqual(['pending', 0]);
    });

    it('stay as they are when they were decided or withdrawn meanwhile', async () => {
      const { anna, ben, cleo } = await approvedWithTick();
      await asOwner(declineRequest, { id: ben.id, note: 'Leider voll.' });
      await call(withdrawRequest, { id: cleo.id, token: await statusTokenOf(cleo) });
      undoTimeEnds();
      await sweep();
      expect(await Promise.all([anna, ben, cleo].map(statusOf))).toEqual(['approved', 'declined', 'cancelled']);
      expect(await eventsOf(bookingDeclined)).toEqual([expect.objectContaining({ note: 'Leider voll.' })]);
      expect((await historyOf(ben)).filter(({ action }) => action === 'declined')).toHaveLength(1);
    });

    it('are none whose guests have an open offer, also one that was made meanwhile', async () => {
      const { anna, ben, cleo } = await asked();
      const offer = { startDate: '2031-06-10', endDate: '2031-06-12' };
      await asOwner(makeOffer, { id: ben.id, ...offer });
      expect((await call(getRequest, { id: anna.id })).rivals).toMatchObject([{ id: cleo.id }]);
      const response = await asOwner(approveRequest, { id: anna.id, declineRivals: true });
      expect(response).toMatchObject({ decliningRivals: 1 });
      await asOwner(makeOffer, { id: cleo.id, ...offer });
      undoTimeEnds();
      await sweep();
      for (const { id } of [ben, cleo]) {
        expect(await call(getRequest, { id })).toMatchObject({ status: 'pending', proposal: { by: 'owner' } });
      }
      await asOwner(withdrawOffer, { id: ben.id });
      await expect(asOwner(declineRequest, { id: ben.id })).resolves.toMatchObject({ status: 'declined' });
    });

    it('are none that were not shown, also if they came before the approval', async () => {
      const { anna, ben, cleo } = await asked();
      const response = await asOwner(approveRequest, { id: anna.id, declineRivals: true, rivals: [ben.id, 'unknown'] });
      expect(response).toMatchObject({ decliningRivals: 1 });
      undoTimeEnds();
      await sweep();
      expect(await Promise.all([ben, cleo].map(statusOf))).toEqual(['declined', 'pending']);
    });

    it('stay when they have other days meanwhile', async () => {
      const { ben, cleo } = await approvedWithTick();
      await stored.change('booking_requests', ben.id, { startDate: '2031-06-05' });
      undoTimeEnds();
      await sweep();
      expect(await Promise.all([ben, cleo].map(statusOf))).toEqual(['pending', 'declined']);
    });

    it('are none without others, nor those that only share a day of change where stays hold nights', async () => {
      await call(replaceStayRules, { ...noStayLimits, sameDayTurnover: true });
      const { id } = await ask();
      await ask({ email: 'ben@mail.example', startDate: '2031-06-04', endDate: '2031-06-06' });
      const response = await asOwner(approveRequest, { id, declineRivals: true });
      expect(response).not.toHaveProperty('decliningRivals');
      expect(await marked()).toBe(0);
    });
  });
});

describeOnEmbeddedDatabase('With UNDO_SECONDS=0 rivals', (database) => {
  const { ask, call, service } = useBookings(database, { undoSeconds: 0 });

  it('are declined at the next search', async () => {
    const { id } = await ask();
    const rival = await ask({ email: 'ben@mail.example' });
    await call(approveRequest, { id, declineRivals: true });
    await service().get(DeclineRivals).run();
    expect((await call(getRequest, { id: rival.id })).status).toBe('declined');
  });
});
