import {
  approveRequest,
  blockDays,
  bookingApproved,
  bookingCancelled,
  bookingConfirmed,
  bookingDeclined,
  cancelRequest,
  confirmRequest,
  declineRequest,
  getRequestHistory,
  listRequests,
  undoDecision,
  type Actor,
} from '@hearthstay/contracts';
import { describeEachDatabase, describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { commandsOf, owner } from '../../testing/commands-of';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { useBookings } from '../../testing/use-bookings';
import { RequestClaims } from '../../availability';
import { RequestRepository } from '../../request-store/persistence/request.repository';

const otherOwner: Actor = { kind: 'admin', email: 'ben@house.example' };

describeEachDatabase('Undoing a decision', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { ask, call, clock, confirmTokenOf, eventsOf, service, stored } = bookings;
  const asOwner = commandsOf(bookings, owner);
  const asOther = commandsOf(bookings, otherOwner);
  const { command } = useRepeatableCommands(bookings);

  const heldDays = async () => (await stored.all('occupied_days')).map(({ _id, claimId }) => [_id, claimId]);
  const actionsOf = async (id: string) => (await call(getRequestHistory, { id })).map(({ action }) => action);
  const seconds = (count: number) => clock.advance({ milliseconds: count * 1_000 });
  const approved = async () => asOwner(approveRequest, { id: (await ask()).id });
  const cancelled = async () => asOwner(cancelRequest, { id: (await approved()).id, reason: 'Wasserschaden' });

  it('of an approval makes the request pending, frees its days and drops the e-mail', async () => {
    const request = await ask();
    const response = await asOwner(approveRequest, { id: request.id });
    expect(response.undoSeconds).toBe(10);
    seconds(9.9);
    const undone = await asOwner(undoDecision, { id: request.id });
    expect(undone).toMatchObject({ status: 'pending', updatedAt: clock.now().toISOString() });
    expect(await call(listRequests, {})).toEqual([{ ...request, updatedAt: undone.updatedAt }]);
    expect(await heldDays()).toEqual([]);
    expect(await eventsOf(bookingApproved)).toEqual([]);
    expect(await actionsOf(request.id)).toEqual(['created', 'approved', 'undone']);
  });

  it('of a decline makes the request pending and drops the e-mail', async () => {
    const { id } = await ask();
    expect(await asOwner(declineRequest, { id })).toMatchObject({ undoSeconds: 10 });
    await expect(asOwner(undoDecision, { id })).resolves.toMatchObject({ status: 'pending' });
    expect(await eventsOf(bookingDeclined)).toEqual([]);
    await expect(asOther(approveRequest, { id })).resolves.toMatchObject({ status: 'approved' });
    expect(await eventsOf(bookingApproved)).toHaveLength(1);
    expect(await actionsOf(id)).toEqual(['created', 'declined', 'undone', 'approved']);
  });

  it('of a decline needs no list of revoked claims', async () => {
    const { id } = await ask();
    const requests = database.connection().collection<{ _id: string }>('booking_requests');
    await requests.updateOne({ _id: id }, { $unset: { revokedClaims: 1 } });
    await asOwner(declineRequest, { id });
    await expect(asOwner(undoDecision, { id })).resolves.toMatchObject({ status: 'pending' });
  });

  it('of a cancellation claims the days again by a new claim, and removes the reason', async () => {
    const { id } = await approved();
    const [[, firstClaim]] = (await heldDays()) as [[string, string]];
    await asOwner(cancelRequest, { id, reason: 'Wasserschaden' });
    await expect(asOwner(undoDecision, { id })).resolves.toMatchObject({
      status: 'approved',
      cancellationReason: null,
    });
    const claims = new Set((await heldDays()).map(([, claimId]) => claimId));
    expect([...claims]).toEqual([expect.not.stringMatching(firstClaim)]);
    expect((await heldDays()).map(([day]) => day)).toEqual(['2031-06-02', '2031-06-03', '2031-06-04']);
    expect(await eventsOf(bookingCancelled)).toEqual([]);
    expect(await eventsOf(bookingApproved)).toHaveLength(1);
    expect((await call(getRequestHistory, { id })).at(-1)).toMatchObject({
      action: 'undone',
      actor: owner,
      before: { status: 'cancelled' },
      after: { status: 'approved' },
    });
  });

  it('of a cancellation is refused when the days are taken, and leaves it cancelled', async () => {
    const { id } = await cancelled();
    await asOwner(blockDays, { dates: ['2031-06-04'] });
    const before = await stored.everything();
    await expect(asOwner(undoDecision, { id })).rejects.toMatchObject({ code: 'UNDO_CONFLICT' });
    expect(await stored.everything()).toBe(before);
  });

  it('of a cancellation works when that was interrupted before it released the days', async () => {
    const { id } = await approved();
    const release = jest.spyOn(service().get(RequestClaims), 'release').mockRejectedValueOnce(new Error('crashed'));
    await asOwner(cancelRequest, { id }).catch(() => undefined);
    release.mockRestore();
    await expect(asOwner(undoDecision, { id })).resolves.toMatchObject({ status: 'approved' });
    expect(await heldDays()).toHaveLength(3);
  });

  it('gets the first response when the command is repeated', async () => {
    const { id } = await ask();
    await command('decision', declineRequest, { id });
    await command('undo', undoDecision, { id });
    const before = await stored.everything();
    await expect(command('undo', undoDecision, { id })).resolves.toMatchObject({ status: 'pending' });
    await expect(command('decision', declineRequest, { id })).resolves.toMatchObject({ undoSeconds: 0 });
    expect(await stored.everything()).toBe(before);
  });

  it('never lets an approval succeed again by the claim whose days were released', async () => {
    const { id } = await ask();
    const requests = service().get(RequestRepository);
    const approve = jest.spyOn(requests, 'approve');
    await asOwner(approveRequest, { id });
    const approval = approve.mock.lastCall!;
    approve.mockRestore();
    await asOwner(undoDecision, { id });
    expect(await requests.approve(...approval)).toBeNull();
  });

  it('happens once for concurrent commands', async () => {
    const { id } = await cancelled();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => asOwner(undoDecision, { id })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await heldDays()).toHaveLength(3);
    expect((await call(listRequests, {}))[0]).toMatchObject({ status: 'approved' });
  });

  onEmbeddedDatabase(() => {
    it.each([
      ['the hold has ended', { outboxHeldUntil: null }],
      ['the event is published', { outbox: [] }],
      ['there is no decision', { undoable: null }],
    ])('is too late when %s, whatever the clock says', async (_what, change) => {
      const { id } = await approved();
      await stored.change('booking_requests', id, change);
      const before = await stored.everything();
      await expect(asOwner(undoDecision, { id })).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
      expect(await stored.everything()).toBe(before);
    });

    it('is refused for everybody but the admin who decided', async () => {
      const { id } = await approved();
      const before = await stored.everything();
      await expect(asOther(undoDecision, { id })).rejects.toMatchObject({ code: 'DECIDED_BY_ANOTHER_ADMIN' });
      expect(await stored.everything()).toBe(before);
    });

    it('is refused for an undecided, an undone and an unknown request', async () => {
      const { id } = await ask();
      await expect(asOwner(undoDecision, { id })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
      await asOwner(declineRequest, { id });
      await asOwner(undoDecision, { id });
      await expect(asOwner(undoDecision, { id })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
      await expect(asOwner(undoDecision, { id: 'unknown' })).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    });

    it('undoes the latest decision only', async () => {
      const { id } = await cancelled();
      await asOwner(undoDecision, { id });
      await expect(asOwner(undoDecision, { id })).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
    });

    it('is too late after the seconds, to the millisecond, and changes nothing', async () => {
      const { id } = await approved();
      seconds(9.999);
      await expect(asOwner(undoDecision, { id })).resolves.toMatchObject({ status: 'pending' });
      await asOwner(approveRequest, { id });
      seconds(10);
      await expect(asOwner(undoDecision, { id })).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
      expect(await actionsOf(id)).toEqual(['created', 'approved', 'undone', 'approved']);
      expect(await heldDays()).toHaveLength(3);
      expect(await eventsOf(bookingApproved)).toHaveLength(1);
    });

    it('is too late when the clock was set back by an hour', async () => {
      const { id } = await approved();
      clock.advance({ milliseconds: -60 * 60_000 });
      await expect(asOwner(undoDecision, { id })).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
    });

    it('is refused once the guest has confirmed, which ends the hold of the e-mails', async () => {
      const request = await ask();
      await asOwner(approveRequest, { id: request.id });
      await call(confirmRequest, { token: await confirmTokenOf(request) });
      await expect(asOwner(undoDecision, { id: request.id })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
      const [confirmed] = await stored.all('booking_requests');
      expect(confirmed?.['outboxHeldUntil']).toBeNull();
      expect(await eventsOf(bookingConfirmed)).toHaveLength(1);
    });
  });
});

describeOnEmbeddedDatabase('With UNDO_SECONDS=0 a decision', (database) => {
  const bookings = useBookings(database, { undoSeconds: 0 });

  it('is final, and its events are not held', async () => {
    const { id } = await bookings.ask();
    await expect(bookings.call(declineRequest, { id })).resolves.toMatchObject({ undoSeconds: 0 });
    await expect(bookings.call(undoDecision, { id })).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' });
    const [request] = await bookings.stored.all('booking_requests');
    expect(request?.['outboxHeldUntil']).toBeNull();
  });
});
