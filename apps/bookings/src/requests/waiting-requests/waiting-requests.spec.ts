import {
  adminsReminded,
  approveRequest,
  bookingApproved,
  confirmRequest,
  declineRequest,
  getRequestHistory,
  listRequests,
  makeOffer,
  proposeChange,
  requestExpired,
  respondToChange,
  respondToOffer,
  undoDecision,
  waitingRequestsSection,
  withdrawRequest,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { WaitingRequestRepository } from '../../request-store';
import { crashAfterWrites } from '../../testing/crash-after-writes';
import { startBookings } from '../../testing/start-bookings';
import { testNow } from '../../testing/test-clock';
import { useBookings } from '../../testing/use-bookings';
import { WaitingRequests } from './waiting-requests';

const hour = 60 * 60_000;
const dayBeforeArrival = '2031-06-01T08:00:00.000Z';

describeEachDatabase('A request that waits for the owner', (database, onEmbeddedDatabase) => {
  const { ask, call, clock, confirmTokenOf, eventsOf, service, statusTokenOf, stored } = useBookings(database);

  const set = (settings: { remindAfterHours?: number[]; declineBeforeArrival?: boolean }) =>
    call(waitingRequestsSection.replace, settings);
  const askAndConfirm = async (fields: Parameters<typeof ask>[0] = {}) => {
    const request = await ask(fields);
    await call(confirmRequest, { token: await confirmTokenOf(request) });
    return request;
  };
  const sweep = () => service().get(WaitingRequests).run();
  const after = async (hours: number) => {
    clock.set(testNow);
    clock.advance({ milliseconds: hours * hour });
    await sweep();
  };
  const reminders = () => eventsOf(adminsReminded);
  const status = async () => (await call(listRequests, {}))[0]?.status;

  it('is brought up again after each of the hours, once', async () => {
    await set({ remindAfterHours: [24, 72] });
    const { id } = await askAndConfirm();
    for (const [hours, count] of [
      [23.9, 0],
      [24, 1],
      [71.9, 1],
      [72, 2],
      [300, 2],
    ] as const) {
      await after(hours);
      await after(hours);
      expect(await reminders()).toHaveLength(count);
    }
    expect(await reminders()).toMatchObject([
      { requestId: id, waitingSince: testNow, usefulUntil: '2031-05-13T10:00:00.000Z' },
      { requestId: id, waitingSince: testNow, usefulUntil: '2031-06-02T22:00:00.000Z' },
    ]);
    expect((await reminders())[0]).not.toHaveProperty('declinedOn');
    expect(await status()).toBe('pending');
  });

  it('is brought up once after a standstill, and once by several instances at once', async () => {
    await set({ remindAfterHours: [24, 72] });
    await askAndConfirm();
    const other = await startBookings(database, clock);
    clock.advance({ milliseconds: 80 * hour });
    const sweepOther = () => other.get(WaitingRequests).run();
    await Promise.all([sweep(), sweepOther(), sweep(), sweepOther()]);
    await sweepOther();
    await other.close();
    expect(await reminders()).toHaveLength(1);
  });

  it('is declined on the day before the arrival, and the guest is told, once by several instances', async () => {
    await set({ remindAfterHours: [24], declineBeforeArrival: true });
    const { id } = await askAndConfirm();
    await after(24);
    expect(await reminders()).toMatchObject([{ declinedOn: '2031-06-01' }]);
    const other = await startBookings(database, clock);
    clock.set('2031-05-31T21:59:59.999Z');
    await sweep();
    expect(await status()).toBe('pending');
    clock.set('2031-05-31T22:00:00.000Z');
    await Promise.all([sweep(), other.get(WaitingRequests).run()]);
    await other.close();
    expect(await status()).toBe('declined');
    expect(await eventsOf(requestExpired)).toEqual([
      expect.objectContaining({ requestId: id, email: 'anna@mail.example', startDate: '2031-06-02' }),
    ]);
    expect((await call(getRequestHistory, { id })).at(-1)).toEqual({
      at: '2031-05-31T22:00:00.000Z',
      actor: { kind: 'program' },
      action: 'expired',
      subject: { kind: 'request', id },
      before: { status: 'pending' },
      after: { status: 'declined' },
    });
  });

  it('has every reminder and refusal with its event, whenever the program crashes', async () => {
    await set({ remindAfterHours: [24], declineBeforeArrival: true });
    await askAndConfirm();
    await askAndConfirm({ startDate: '2031-06-02', endDate: '2031-06-02', email: 'ben@mail.example' });
    const restore = await stored.keep();
    for (const [moment, contract] of [
      ['2031-05-11T10:00:00.000Z', adminsReminded],
      [dayBeforeArrival, requestExpired],
    ] as const) {
      clock.set(moment);
      let isWhole = false;
      for (let writes = 0; !isWhole; writes += 1) {
        await restore();
        isWhole = await crashAfterWrites(writes, sweep);
        await sweep();
        await sweep();
        expect(await eventsOf(contract)).toHaveLength(2);
        expect(writes).toBeLessThan(10);
      }
    }
  });

  it('is decided by one, the owner or the program', async () => {
    await set({ declineBeforeArrival: true });
    const { id } = await askAndConfirm();
    clock.set(dayBeforeArrival);
    const restore = await stored.keep();
    for (let round = 0; round < 5; round += 1) {
      await restore();
      const [approved] = await Promise.allSettled([call(approveRequest, { id }), sweep()]);
      const isApproved = approved.status === 'fulfilled';
      expect(await status()).toBe(isApproved ? 'approved' : 'declined');
      expect(await eventsOf(bookingApproved)).toHaveLength(isApproved ? 1 : 0);
      expect(await eventsOf(requestExpired)).toHaveLength(isApproved ? 0 : 1);
    }
  });

  it.each([
    ['reminded of', '2031-05-11T10:00:00.000Z'],
    ['declined', dayBeforeArrival],
  ])('is not %s when it has other days, or its guest an offer, since it was read', async (_what, moment) => {
    const days = { startDate: '2031-06-10', endDate: '2031-06-12' };
    await set({ remindAfterHours: [24], declineBeforeArrival: true });
    const [moved, offered] = [await askAndConfirm(), await askAndConfirm({ email: 'ben@mail.example' })];
    clock.set(moment);
    const waiting = service().get(WaitingRequestRepository);
    const listed = await waiting.list(clock.today());
    expect(listed).toHaveLength(2);
    await call(proposeChange, { id: moved.id, token: await statusTokenOf(moved), ...days });
    await call(respondToChange, { id: moved.id, accept: true });
    await call(makeOffer, { id: offered.id, ...days });
    const before = await stored.everything();
    const list = jest.spyOn(waiting, 'list').mockResolvedValueOnce(listed);
    await sweep();
    list.mockRestore();
    expect(await stored.everything()).toBe(before);
  });

  onEmbeddedDatabase(() => {
    it('is none that its guest has not confirmed, that is decided or that is over', async () => {
      await set({ remindAfterHours: [1], declineBeforeArrival: true });
      await ask({ email: 'unconfirmed@mail.example' });
      const [approved, declined, withdrawn] = [await askAndConfirm(), await askAndConfirm(), await askAndConfirm()];
      await call(declineRequest, { id: declined.id });
      await call(withdrawRequest, { id: withdrawn.id, token: await statusTokenOf(withdrawn) });
      await call(approveRequest, { id: approved.id });
      await askAndConfirm({ startDate: '2031-05-10', endDate: '2031-05-10', email: 'over@mail.example' });
      const before = await stored.everything();
      clock.set('2031-05-11T10:00:00.000Z');
      await sweep();
      clock.set(dayBeforeArrival);
      await sweep();
      expect(await stored.everything()).toBe(before);
    });

    it('waits for its guest while the owner offers something else, and for the owner again afterwards', async () => {
      await set({ remindAfterHours: [24], declineBeforeArrival: true });
      const request = await askAndConfirm();
      const { id } = request;
      await call(makeOffer, { id, startDate: '2031-06-10', endDate: '2031-06-12', validDays: 14 });
      await after(24);
      expect(await reminders()).toEqual([]);
      await call(respondToOffer, { id, token: await statusTokenOf(request), accept: false });
      await sweep();
      expect(await reminders()).toHaveLength(1);
      clock.set('2031-05-25T10:00:00.000Z');
      await call(makeOffer, { id, startDate: '2031-06-10', endDate: '2031-06-12', validDays: 14 });
      clock.set(dayBeforeArrival);
      await sweep();
      expect(await status()).toBe('pending');
    });

    it('waits again after an undone decision, and is not brought up twice for the same hours', async () => {
      await set({ remindAfterHours: [24, 72] });
      const { id } = await askAndConfirm();
      await after(24);
      await call(declineRequest, { id });
      await sweep();
      await call(undoDecision, { id });
      await sweep();
      expect(await reminders()).toHaveLength(1);
      await after(72);
      expect(await reminders()).toHaveLength(2);
    });

    it('cannot be taken up again once the program has declined it', async () => {
      await set({ declineBeforeArrival: true });
      const { id } = await askAndConfirm();
      clock.set(dayBeforeArrival);
      await sweep();
      const before = await stored.everything();
      await expect(call(undoDecision, { id })).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
      await expect(call(approveRequest, { id })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
      expect(await stored.everything()).toBe(before);
    });

    it('is not brought up for hours that the owner has removed, nor again when they come back', async () => {
      await set({ remindAfterHours: [24] });
      await askAndConfirm();
      await after(24);
      await set({});
      await after(48);
      await set({ remindAfterHours: [24] });
      await after(49);
      expect(await reminders()).toHaveLength(1);
    });

    it('is left alone until the owner says otherwise', async () => {
      await askAndConfirm();
      const before = await stored.everything();
      await after(100);
      clock.set(dayBeforeArrival);
      await sweep();
      expect(await stored.everything()).toBe(before);
    });
  });
});
