import {
  approveRequest,
  bookingCancelled,
  cancelRequest,
  changeAccepted,
  changeDeclined,
  changeProposed,
  confirmRequest,
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
  offerStay,
  proposalEnded,
  proposeChange,
  replacePrices,
  respondToChange,
  respondToOffer,
  undoDecision,
  updateSettings,
  withdrawOffer,
  type RequestInputOf,
} from '@hearthstay/contracts';
import { describeEachDatabase, describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { guest, commandsOf, owner } from '../../testing/commands-of';
import { expectDaysHeldByTheirBookings } from '../../testing/expect-consistent';
import { outcomeOf } from '../../testing/outcome-of';
import { prices } from '../../testing/priced-stay';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { useBookings } from '../../testing/use-bookings';
import { EndExpiredProposals } from './end-expired-proposals';

type Offer = Partial<RequestInputOf<typeof makeOffer>>;
type Wish = Partial<RequestInputOf<typeof proposeChange>>;

describeEachDatabase('Proposals', (database) => {
  const bookings = useBookings(database);
  const { ask, call, clock, confirmTokenOf, eventsOf, service, statusTokenOf, stored } = bookings;
  const asOwner = commandsOf(bookings, owner);
  const asGuest = commandsOf(bookings, guest);
  const { command } = useRepeatableCommands(bookings);

  const later = { startDate: '2031-06-04', endDate: '2031-06-06' };
  const offer = (id: string, fields: Offer = {}) => asOwner(makeOffer, { id, ...later, ...fields });
  const respond = async (id: string, accept: boolean, more: { proposal?: string; note?: string } = {}) =>
    asGuest(respondToOffer, { id, token: await statusTokenOf({ id }), accept, ...more });
  const wish = async (id: string, fields: Wish = {}) =>
    asGuest(proposeChange, { id, token: await statusTokenOf({ id }), ...later, ...fields });
  const confirmedByGuest = async (fields?: Parameters<typeof ask>[0]) => {
    const request = await ask(fields);
    await call(confirmRequest, { token: await confirmTokenOf(request) });
    return request;
  };
  const approved = async (fields?: Parameters<typeof ask>[0]) => call(approveRequest, { id: (await ask(fields)).id });
  const heldDays = async () => (await stored.all('occupied_days')).map(({ _id }) => _id);
  const lastEntry = async (id: string) => (await call(getRequest, { id })).history.at(-1);
  const expire = () => service().get(EndExpiredProposals).run();

  describe('An offer', () => {
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

    it.each([true, false])('to a pending request, with its days held: %j, becomes a booking', async (hold) => {
      const { id } = await ask();
      await offer(id, { hold });
      await expect(respond(id, true)).resolves.toMatchObject({ ...later, status: 'confirmed' });
      await expectDaysHeldByTheirBookings(stored);
      expect((await stored.all('booking_requests'))[0]).toMatchObject({ guestConfirmedAt: expect.any(Date) });
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

    it('is replaced by a newer one, which keeps the days of both', async () => {
      const { id } = await approved();
      const { proposal } = await offer(id, { hold: true });
      await offer(id, { hold: true, startDate: '2031-06-05', endDate: '2031-06-08' });
      expect(await heldDays()).toEqual([2, 3, 4, 5, 6, 7, 8].map((day) => `2031-06-0${day}`));
      await expectDaysHeldByTheirBookings(stored);
      expect(await outcomeOf(respond(id, true, { proposal: proposal!.id }))).toBe('PROPOSAL_ENDED');
      await offer(id, { startDate: '2031-07-05', endDate: '2031-07-08' });
      expect(await heldDays()).toEqual(['2031-06-02', '2031-06-03', '2031-06-04']);
    });

    it('is taken back by the owner, once', async () => {
      const { id } = await ask();
      await offer(id, { hold: true });
      await expect(asOwner(withdrawOffer, { id })).resolves.toMatchObject({ status: 'pending' });
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
      await Promise.all([expire(), expire(), expire()]);
      expect(await heldDays()).toEqual([]);
      expect(await eventsOf(proposalEnded)).toEqual([expect.objectContaining({ by: 'owner', cause: 'expired' })]);
      expect(await lastEntry(id)).toMatchObject({ action: 'offer-expired', actor: { kind: 'program' } });
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

    it('comes back with a decision that is undone, unless it held days', async () => {
      const { id } = await ask();
      await offer(id);
      await asOwner(declineRequest, { id });
      await expect(asOwner(undoDecision, { id })).resolves.toMatchObject({ status: 'pending', proposal: later });
      await offer(id, { hold: true });
      await asOwner(declineRequest, { id });
      expect(await asOwner(undoDecision, { id })).not.toHaveProperty('proposal');
      expect(await heldDays()).toEqual([]);
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

    it('has one response when both sides act at once', async () => {
      for (let round = 0; round < 10; round += 1) {
        await stored.clear();
        const { id } = await ask();
        await offer(id, { hold: true });
        const outcomes = await Promise.all([
          outcomeOf(respond(id, true)),
          outcomeOf(respond(id, false)),
          outcomeOf(asOwner(withdrawOffer, { id })),
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
  });

  describe('An offer without a request', () => {
    const stay = { name: 'Ben', email: 'ben@mail.example', ...later };
    const tokenOf = async (id: string) =>
      (await eventsOf(offerMade)).find(({ requestId }) => requestId === id)!.statusLink.token;

    it('makes a pending one, which is a booking once it is accepted', async () => {
      await asOwner(replacePrices, prices);
      const { id, ...request } = await asOwner(offerStay, { ...stay, hold: true, locale: 'en' });
      expect(request).toMatchObject({ ...later, status: 'pending', source: 'owner', locale: 'en' });
      expect((await eventsOf(offerMade))[0]).not.toHaveProperty('before');
      await expectDaysHeldByTheirBookings(stored);
      const token = await tokenOf(id);
      await expect(asGuest(respondToOffer, { id, token, accept: true })).resolves.toMatchObject({
        ...{ status: 'confirmed', quote: request.quote },
      });
      await expectDaysHeldByTheirBookings(stored);
    });

    it.each(['declined', 'withdrawn', 'expired'] as const)('is cancelled when it is %s', async (end) => {
      const { id } = await asOwner(offerStay, { ...stay, hold: true });
      if (end === 'declined') await asGuest(respondToOffer, { id, token: await tokenOf(id), accept: false });
      if (end === 'withdrawn') await asOwner(withdrawOffer, { id });
      clock.advance({ milliseconds: 5 * 24 * 60 * 60_000 });
      if (end === 'expired') await expire();
      await expect(call(getRequest, { id })).resolves.toMatchObject({ status: 'cancelled' });
      expect(await heldDays()).toEqual([]);
    });

    it('leaves nothing behind on days of others', async () => {
      await approved();
      const before = await stored.everything();
      const taken = { ...stay, startDate: '2031-06-04' };
      for (const hold of [true, false]) {
        expect(await outcomeOf(asOwner(offerStay, { ...taken, hold }))).toBe('OFFER_CONFLICT');
      }
      expect(await stored.everything()).toBe(before);
    });

    it('is made once by a repeated command', async () => {
      const first = await command('offer', offerStay, { ...stay, hold: true });
      const before = await stored.everything();
      expect(await command('offer', offerStay, { ...stay, hold: true })).toEqual(first);
      expect(await stored.everything()).toBe(before);
    });
  });

  describe('A wish for other days', () => {
    it('changes nothing until the owner responds', async () => {
      const { id } = await approved();
      const { proposal, ...booking } = await wish(id, { note: 'Ginge das?' });
      expect(booking).toMatchObject({ status: 'approved', startDate: '2031-06-02', endDate: '2031-06-04' });
      expect(proposal).toMatchObject({ ...{ by: 'guest', ...later, note: 'Ginge das?', holds: false } });
      expect(proposal?.validUntil).toBe('2031-06-01');
      expect(await heldDays()).toEqual(['2031-06-02', '2031-06-03', '2031-06-04']);
      expect(await eventsOf(changeProposed)).toEqual([
        expect.objectContaining({ ...later, before: { startDate: '2031-06-02', endDate: '2031-06-04' } }),
      ]);
      expect(await lastEntry(id)).toMatchObject({ action: 'change-proposed', actor: guest });
    });

    it('that is accepted moves a booking, which keeps its status', async () => {
      const { id } = await approved();
      await wish(id);
      const accepted = await asOwner(respondToChange, { id, accept: true, note: 'Gern' });
      expect(accepted).toMatchObject({ ...later, status: 'approved' });
      expect(accepted).not.toHaveProperty('proposal');
      await expectDaysHeldByTheirBookings(stored);
      expect(await eventsOf(changeAccepted)).toEqual([
        expect.objectContaining({
          ...{ ...later, status: 'approved', note: 'Gern', revision: 1 },
          before: { startDate: '2031-06-02', endDate: '2031-06-04' },
          confirmLink: expect.anything(),
        }),
      ]);
      expect(await lastEntry(id)).toMatchObject({ action: 'change-accepted', actor: owner, after: later });
    });

    it('that is accepted gives a pending request its days, which are still free for others', async () => {
      const { id } = await confirmedByGuest();
      await wish(id);
      await expect(asOwner(respondToChange, { id, accept: true })).resolves.toMatchObject({
        ...{ ...later, status: 'pending' },
      });
      expect(await heldDays()).toEqual([]);
      await asOwner(approveRequest, { id });
      expect(await heldDays()).toEqual(['2031-06-04', '2031-06-05', '2031-06-06']);
    });

    it('that is declined leaves everything as it was', async () => {
      const { id } = await approved();
      await wish(id);
      await asOwner(respondToChange, { id, accept: false, note: 'Da sind wir weg' });
      expect(await heldDays()).toEqual(['2031-06-02', '2031-06-03', '2031-06-04']);
      expect(await eventsOf(changeDeclined)).toEqual([
        expect.objectContaining({ startDate: '2031-06-02', wished: later, note: 'Da sind wir weg' }),
      ]);
      expect(await outcomeOf(asOwner(respondToChange, { id, accept: true }))).toBe('PROPOSAL_ENDED');
    });

    it('cannot be accepted when its days are taken meanwhile', async () => {
      const { id } = await approved();
      await wish(id);
      await approved({ startDate: '2031-06-06', endDate: '2031-06-07', email: 'ben@mail.example' });
      const before = await stored.all('occupied_days');
      expect(await outcomeOf(asOwner(respondToChange, { id, accept: true }))).toBe('MOVE_CONFLICT');
      expect(await stored.all('occupied_days')).toEqual(before);
    });

    it('ends on the day before the arrival, and the guest is told', async () => {
      const { id } = await approved();
      await wish(id);
      clock.set('2031-06-02T08:00:00.000Z');
      await expire();
      expect(await eventsOf(proposalEnded)).toEqual([expect.objectContaining({ by: 'guest', cause: 'expired' })]);
      expect(await lastEntry(id)).toMatchObject({ action: 'change-expired' });
      expect(await outcomeOf(wish(id))).toBe('CHANGE_TOO_LATE');
    });

    it('takes the place of an offer, whose days are free then', async () => {
      const { id } = await approved();
      await offer(id, { hold: true });
      await wish(id, { startDate: '2031-06-03', endDate: '2031-06-05' });
      expect(await heldDays()).toEqual(['2031-06-02', '2031-06-03', '2031-06-04']);
      expect(await outcomeOf(respond(id, true))).toBe('PROPOSAL_ENDED');
    });

    it('follows the rules for a new request', async () => {
      const { id } = await approved();
      await approved({ startDate: '2031-06-06', endDate: '2031-06-07', email: 'ben@mail.example' });
      const unconfirmed = await ask({ startDate: '2031-07-01', endDate: '2031-07-02' });
      const before = await stored.everything();
      expect(await outcomeOf(wish(id))).toBe('DATES_UNAVAILABLE');
      expect(await outcomeOf(wish(id, { startDate: '2031-06-02', endDate: '2031-06-04' }))).toBe('SAME_STAY');
      expect(await outcomeOf(wish(id, { startDate: '2020-06-02', endDate: '2020-06-04' }))).toBe('DATES_IN_PAST');
      expect(await outcomeOf(wish(id, { startDate: '2031-07-01', endDate: '2031-07-31' }))).toBe(
        'MAX_CONSECUTIVE_DAYS',
      );
      expect(await outcomeOf(wish(unconfirmed.id))).toBe('INVALID_TRANSITION');
      expect(await stored.everything()).toBe(before);
    });

    it('shows the price of the house for the wished days', async () => {
      await asOwner(replacePrices, prices);
      const quotedTotal = 320_00;
      const { id } = await approved({ quotedTotal });
      const { proposal } = await wish(id, { startDate: '2031-06-02', endDate: '2031-06-06' });
      expect(proposal?.quote?.total).toBe(560_00);
      await expect(asOwner(respondToChange, { id, accept: true })).resolves.toMatchObject({ quote: { total: 560_00 } });
    });
  });
});

describeOnEmbeddedDatabase('A wish for other days', (database) => {
  const bookings = useBookings(database, { rateLimits: 'on' });
  const { ask, call, confirmTokenOf, statusTokenOf } = bookings;

  it('is limited as messages are', async () => {
    const request = await ask();
    const { id } = request;
    await call(confirmRequest, { token: await confirmTokenOf(request) });
    const token = await statusTokenOf(request);
    const outcomes: string[] = [];
    for (let day = 10; day <= 30; day += 1) {
      const stay = { startDate: `2031-07-${day}`, endDate: `2031-07-${day}` };
      outcomes.push(await outcomeOf(call(proposeChange, { id, token, ...stay })));
    }
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(20);
    expect(outcomes.at(-1)).toBe('RATE_LIMITED');
  });
});
