import {
  approveRequest,
  bookingCancelled,
  cancelRequest,
  declineRequest,
  enterBooking,
  getRequest,
  listGuestRequests,
  listOccupiedDays,
  makeOffer,
  moveBooking,
  offerAccepted,
  offerDeclined,
  offerMade,
  proposalEnded,
  replacePrices,
  respondToOffer,
  undoDecision,
  updateSettings,
  withdrawOffer,
  type RequestInputOf,
  type RpcContract,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { commandsOf, guest, owner } from '../../testing/commands-of';
import { expectDaysHeldByTheirBookings } from '../../testing/expect-consistent';
import { outcomeOf } from '../../testing/outcome-of';
import { prices } from '../../testing/priced-stay';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { startBookings, type RunningBookings } from '../../testing/start-bookings';
import { EndExpiredProposals } from './end-expired-proposals';
import { later, useProposals, type Offer } from './testing/use-proposals';

describeEachDatabase('An offer', (database, onEmbeddedDatabase) => {
  const proposals = useProposals(database);
  const {
    ask,
    call,
    clock,
    eventsOf,
    statusTokenOf,
    stored,
    asOwner,
    asGuest,
    offer,
    respond,
    approved,
    heldDays,
    lastEntry,
    expire,
  } = proposals;
  const { command } = useRepeatableCommands(proposals);
  let other: RunningBookings;
  beforeAll(async () => {
    other = await startBookings(database, clock);
  });
  afterAll(() => other.close());
  const elsewhere = {
    call: <Contract extends RpcContract>(contract: Contract, request: RequestInputOf<Contract>) =>
      other.client.call(contract, request),
  };

  it('that holds its days takes them from others, without a name, until it ends', async () => {
    await call(updateSettings, { showGuestNames: true });
    const { id } = await ask();
    await offer(id, { hold: true });
    expect(await heldDays()).toEqual(['2031-06-04', '2031-06-05', '2031-06-06']);
    await expectDaysHeldByTheirBookings(stored);
    expect(await call(listOccupiedDays, {})).toEqual(
      ['2031-06-04', '2031-06-05', '2031-06-06'].map((date) => ({ date, type: 'booking' })),
    );
    await expect(ask({ ...later, email: 'ben@mail.example' })).rejects.toMatchObject({ code: 'DATES_UNAVAILABLE' });
    await respond(id, false);
    expect(await heldDays()).toEqual([]);
  });

  it('that is accepted is a confirmed booking with the days, guests and price of the offer', async () => {
    await asOwner(replacePrices, prices);
    const entered = { name: 'Anna', startDate: '2031-06-02', endDate: '2031-06-04', email: 'anna@mail.example' };
    const { id } = await call(enterBooking, { ...entered, status: 'approved', notify: true });
    await offer(id, { hold: true, total: 500_00, adults: 3 });
    const booking = await respond(id, true, { note: 'Gern!' });
    expect(booking).toMatchObject({ ...later, status: 'confirmed', adults: 3, quote: { total: 500_00 } });
    expect(booking).not.toHaveProperty('proposal');
    await expectDaysHeldByTheirBookings(stored);
    expect(await heldDays()).toEqual(['2031-06-04', '2031-06-05', '2031-06-06']);
    const [event] = await eventsOf(offerAccepted);
    expect(event).toMatchObject({ requestId: id, ...later, adults: 3, note: 'Gern!', revision: 1 });
    expect(event?.payment?.due.length).toBeGreaterThan(0);
    expect(await lastEntry(id)).toMatchObject({
      ...{ action: 'offer-accepted', actor: guest },
      before: { status: 'approved', startDate: '2031-06-02', endDate: '2031-06-04' },
      after: { status: 'confirmed', ...later, total: 500_00 },
    });
    const [shown] = await call(listGuestRequests, { token: await statusTokenOf({ id }) });
    expect(shown).toMatchObject({ payment: { state: 'open' }, revision: 1 });
  });

  it('whose days are taken meanwhile cannot be accepted, and stays open', async () => {
    const { id } = await ask();
    await offer(id);
    await approved({ startDate: '2031-06-06', endDate: '2031-06-07' });
    const before = await stored.all('occupied_days');
    expect(await outcomeOf(respond(id, true))).toBe('DATES_UNAVAILABLE');
    expect(await stored.all('occupied_days')).toEqual(before);
    expect((await call(getRequest, { id })).proposal).toMatchObject(later);
  });

  it('is replaced by a newer one, which keeps the days of both', async () => {
    const { id } = await approved();
    const { proposal } = await offer(id, { hold: true });
    await offer(id, { hold: true, startDate: '2031-06-05', endDate: '2031-06-08' });
    expect(await heldDays()).toEqual([2, 3, 4, 5, 6, 7, 8].map((day) => `2031-06-0${day}`));
    await expectDaysHeldByTheirBookings(stored);
    expect(await outcomeOf(respond(id, true, { proposal: proposal!.id }))).toBe('PROPOSAL_ENDED');
    expect(await outcomeOf(asOwner(withdrawOffer, { id, proposal: proposal!.id }))).toBe('PROPOSAL_ENDED');
    await offer(id, { startDate: '2031-07-05', endDate: '2031-07-08' });
    expect(await heldDays()).toEqual(['2031-06-02', '2031-06-03', '2031-06-04']);
  });

  it('is taken back by the owner, once', async () => {
    const { id } = await ask();
    const { proposal } = await offer(id, { hold: true });
    const withdrawn = await asOwner(withdrawOffer, { id, proposal: proposal!.id });
    expect(withdrawn).toMatchObject({ status: 'pending' });
    expect(await heldDays()).toEqual([]);
    expect(await eventsOf(proposalEnded)).toEqual([expect.objectContaining({ by: 'owner', cause: 'withdrawn' })]);
    for (const again of [() => asOwner(withdrawOffer, { id }), () => respond(id, true), () => respond(id, false)]) {
      expect(await outcomeOf(again())).toBe('PROPOSAL_ENDED');
    }
  });

  it('ends when its last day is over, once, also after a standstill and on two instances', async () => {
    const { id } = await ask();
    await offer(id, { hold: true });
    clock.advance({ milliseconds: 3 * 24 * 60 * 60_000 });
    await expire();
    expect(await heldDays()).toHaveLength(3);
    clock.advance({ milliseconds: 9 * 24 * 60 * 60_000 });
    expect(await outcomeOf(respond(id, true))).toBe('PROPOSAL_ENDED');
    const expireElsewhere = () => other.get(EndExpiredProposals).run();
    await Promise.all([expire(), expireElsewhere(), expire(), expireElsewhere()]);
    expect(await heldDays()).toEqual([]);
    expect(await eventsOf(proposalEnded)).toEqual([expect.objectContaining({ by: 'owner', cause: 'expired' })]);
    expect(await lastEntry(id)).toMatchObject({ action: 'offer-expired', actor: { kind: 'program' } });
  });

  const bookingOf = async () => (await approved()).id;
  const decisions: [what: string, of: () => Promise<string>, decide: (id: string) => Promise<unknown>][] = [
    ['a refusal', async () => (await ask()).id, (id) => command('decide', declineRequest, { id })],
    ['an approval', async () => (await ask()).id, (id) => command('decide', approveRequest, { id })],
    ['a cancellation', bookingOf, (id) => command('decide', cancelRequest, { id })],
    [
      'a move',
      bookingOf,
      (id) => command('decide', moveBooking, { id, startDate: '2031-06-05', endDate: '2031-06-09' }),
    ],
  ];

  it.each(decisions)('that holds days comes back with them when %s is undone', async (_what, of, decide) => {
    const id = await of();
    await offer(id, { hold: true, note: 'Ginge das?' });
    const { proposal, status } = await call(getRequest, { id });
    const days = await heldDays();
    await decide(id);
    await expect(command('undo', undoDecision, { id })).resolves.toMatchObject({ status, proposal });
    expect(await heldDays()).toEqual(days);
    await expectDaysHeldByTheirBookings(stored);
    expect(await lastEntry(id)).toMatchObject({ action: 'offered', after: { ...later, holds: true } });
    const before = await stored.everything();
    await expect(command('undo', undoDecision, { id })).resolves.toMatchObject({ status, proposal });
    expect(await stored.everything()).toBe(before);
  });

  it('that held days stays ended when another has one of them before the decision is undone', async () => {
    const { id } = await ask();
    await offer(id, { hold: true });
    await asOwner(declineRequest, { id });
    await approved({ startDate: later.endDate, endDate: later.endDate });
    const days = await heldDays();
    expect(await asOwner(undoDecision, { id })).not.toHaveProperty('proposal');
    expect(await lastEntry(id)).toMatchObject({ action: 'undone', after: { status: 'pending' } });
    expect(await heldDays()).toEqual(days);
  });

  it('has one response when both sides act at once, on two instances', async () => {
    const { id } = await ask();
    await offer(id, { hold: true });
    const token = await statusTokenOf({ id });
    const restore = await stored.keep();
    for (let round = 0; round < 10; round += 1) {
      await restore();
      const outcomes = await Promise.all([
        outcomeOf(respond(id, true)),
        outcomeOf(commandsOf(elsewhere, guest)(respondToOffer, { id, token, accept: false })),
        outcomeOf(commandsOf(elsewhere, owner)(withdrawOffer, { id })),
        outcomeOf(respond(id, true)),
      ]);
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      const others = ['done', 'PROPOSAL_ENDED', 'BOOKING_CHANGED_MEANWHILE', 'INVALID_TRANSITION'];
      expect(others).toEqual(expect.arrayContaining(outcomes));
      await expectDaysHeldByTheirBookings(stored);
    }
  });

  it('is made and accepted once by a repeated command', async () => {
    const { id } = await ask();
    const first = await command('make', makeOffer, { id, ...later, hold: true });
    expect(await command('make', makeOffer, { id, ...later, hold: true })).toEqual(first);
    const token = await statusTokenOf({ id });
    const accepted = await command('accept', respondToOffer, { id, token, accept: true });
    const before = await stored.everything();
    expect(await command('accept', respondToOffer, { id, token, accept: true })).toEqual(accepted);
    expect(await stored.everything()).toBe(before);
  });

  onEmbeddedDatabase(() => {
    it('stands beside a request, with its days, until its last day', async () => {
      const { id } = await ask();
      const { proposal, ...request } = await offer(id, { note: 'Wie wäre es so?' });
      expect(request).toMatchObject({ startDate: '2031-06-02', endDate: '2031-06-04', status: 'pending' });
      expect(proposal).toMatchObject({ by: 'owner', ...later, note: 'Wie wäre es so?', holds: false });
      expect(await heldDays()).toEqual([]);
      expect(await eventsOf(offerMade)).toEqual([
        expect.objectContaining({
          ...{ requestId: id, ...later, note: 'Wie wäre es so?', holds: false, validUntil: proposal?.validUntil },
          before: { startDate: '2031-06-02', endDate: '2031-06-04' },
        }),
      ]);
      expect(await lastEntry(id)).toMatchObject({ action: 'offered', actor: owner, after: later });
    });

    it('stands for three days unless the owner says otherwise, and never after the arrival', async () => {
      const { id } = await ask();
      const today = clock.today();
      const lastDay = async (fields: Offer) => (await offer(id, fields)).proposal?.validUntil;
      const inDays = (days: number) => new Date(Date.parse(today) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
      expect(await lastDay({})).toBe(inDays(3));
      expect(await lastDay({ validDays: 14 })).toBe(inDays(14));
      expect(await lastDay({ startDate: inDays(1), endDate: inDays(2) })).toBe(inDays(1));
      expect(await lastDay({ startDate: today, endDate: today })).toBe(today);
    });

    it('stands until the last present day of its request, and is accepted on that day', async () => {
      const days = { startDate: '2031-06-20', endDate: '2031-06-22', validDays: 14, hold: true };
      clock.set('2031-05-30T10:00:00.000Z');
      const requests = [await ask(), await ask({ email: 'ben@mail.example' })];
      const afterwards = { ...days, startDate: '2031-06-23', endDate: '2031-06-25' };
      const [first, second] = [await offer(requests[0]!.id, days), await offer(requests[1]!.id, afterwards)];
      for (const { endDate, proposal } of [first, second]) expect(proposal?.validUntil).toBe(endDate);
      clock.set('2031-06-04T10:00:00.000Z');
      await expire();
      await expect(respond(first.id, true)).resolves.toMatchObject({ status: 'confirmed', startDate: days.startDate });
      clock.set('2031-06-05T10:00:00.000Z');
      await expire();
      expect(await call(getRequest, { id: second.id })).not.toHaveProperty('proposal');
      expect(await heldDays()).toEqual(['2031-06-20', '2031-06-21', '2031-06-22']);
    });

    it.each([true, false])('to a pending request, with its days held: %j, becomes a booking', async (hold) => {
      const { id } = await ask();
      await offer(id, { hold });
      await expect(respond(id, true)).resolves.toMatchObject({ ...later, status: 'confirmed' });
      await expectDaysHeldByTheirBookings(stored);
      expect((await stored.all('booking_requests'))[0]).toMatchObject({ guestConfirmedAt: expect.any(Date) });
    });

    it('that is declined leaves the request as it was, and the owner is told', async () => {
      const { id } = await approved();
      await offer(id, { hold: true });
      await expect(respond(id, false, { note: 'Leider nein' })).resolves.toMatchObject({ status: 'approved' });
      expect(await heldDays()).toEqual(['2031-06-02', '2031-06-03', '2031-06-04']);
      expect(await eventsOf(offerDeclined)).toEqual([
        expect.objectContaining({ requestId: id, ...later, note: 'Leider nein' }),
      ]);
      expect(await lastEntry(id)).toMatchObject({ action: 'offer-declined', after: { note: 'Leider nein' } });
    });

    it.each([
      ['approved', approveRequest],
      ['declined', declineRequest],
    ] as const)('ends when the request is %s, and the days are free that it held besides', async (status, decision) => {
      const { id } = await ask();
      await offer(id, { hold: true });
      await expect(asOwner(decision, { id })).resolves.toMatchObject({ status });
      await expectDaysHeldByTheirBookings(stored);
      expect(await call(getRequest, { id })).not.toHaveProperty('proposal');
      expect(await heldDays()).toHaveLength(status === 'approved' ? 3 : 0);
    });

    it('ends when the booking is moved, onto the days that it held, or cancelled', async () => {
      const { id } = await approved();
      await offer(id, { hold: true });
      await asOwner(moveBooking, { id, startDate: '2031-06-05', endDate: '2031-06-07' });
      await expectDaysHeldByTheirBookings(stored);
      expect(await heldDays()).toEqual(['2031-06-05', '2031-06-06', '2031-06-07']);
      await offer(id, { hold: true, ...later });
      await asOwner(cancelRequest, { id });
      expect(await heldDays()).toEqual([]);
      expect(await eventsOf(bookingCancelled)).toHaveLength(1);
    });

    it('comes back with a decision that is undone', async () => {
      const { id } = await ask();
      await offer(id);
      await asOwner(declineRequest, { id });
      await expect(asOwner(undoDecision, { id })).resolves.toMatchObject({ status: 'pending', proposal: later });
      expect(await lastEntry(id)).toMatchObject({
        action: 'undone',
        after: { status: 'pending', reopened: ['offer'] },
      });
    });

    it('is refused on days of others, in the past, for a guest without address and for what holds already', async () => {
      const { id } = await approved();
      await approved({ startDate: '2031-06-06', endDate: '2031-06-07' });
      const phoned = { name: 'Ben', startDate: '2031-07-02', endDate: '2031-07-04', status: 'approved' as const };
      const withoutAddress = await call(enterBooking, phoned);
      const declined = await ask({ startDate: '2031-08-02', endDate: '2031-08-04' });
      await call(declineRequest, { id: declined.id });
      const before = await stored.everything();
      for (const hold of [true, false]) expect(await outcomeOf(offer(id, { hold }))).toBe('OFFER_CONFLICT');
      expect(await outcomeOf(offer(id, { startDate: '2031-06-02', endDate: '2031-06-04' }))).toBe('SAME_STAY');
      expect(await outcomeOf(offer(id, { startDate: '2020-06-02' }))).toBe('VALIDATION_FAILED');
      expect(await outcomeOf(offer(id, { total: 1 }))).toBe('REQUEST_WITHOUT_PRICE');
      expect(await outcomeOf(offer(withoutAddress.id))).toBe('GUEST_WITHOUT_EMAIL');
      expect(await outcomeOf(offer(declined.id))).toBe('INVALID_TRANSITION');
      expect(await stored.everything()).toBe(before);
    });

    it('belongs to its guest alone', async () => {
      const { id } = await ask();
      await offer(id);
      const bens = await ask({ email: 'ben@mail.example' });
      const before = await stored.everything();
      const token = await statusTokenOf(bens);
      expect(await outcomeOf(asGuest(respondToOffer, { id, token, accept: true }))).toBe('FORBIDDEN');
      expect(await stored.everything()).toBe(before);
    });
  });
});
