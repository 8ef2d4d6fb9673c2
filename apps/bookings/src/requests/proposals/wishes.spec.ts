import {
  approveRequest,
  bookingApproved,
  bookingCancelled,
  bookingDeclined,
  bookingMoved,
  bookingMovedSilently,
  cancellationRefused,
  cancellationWished,
  cancelRequest,
  changeAccepted,
  changeDeclined,
  changeGuest,
  changeProposed,
  confirmRequest,
  declineRequest,
  getRequestHistory,
  listGuestRequests,
  moveBooking,
  offerAccepted,
  offerDeclined,
  offerMade,
  proposalEnded,
  proposeChange,
  replacePrices,
  requestWithdrawn,
  respondToCancellationWish,
  respondToChange,
  wishCancellation,
  withdrawOffer,
  withdrawRequest,
  type EventContract,
} from '@hearthstay/contracts';
import { shownStateOf } from '@hearthstay/stay';
import { describeEachDatabase, describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { guest, owner } from '../../testing/commands-of';
import { expectDaysHeldByTheirBookings } from '../../testing/expect-consistent';
import { outcomeOf } from '../../testing/outcome-of';
import { prices } from '../../testing/priced-stay';
import { useBookings } from '../../testing/use-bookings';
import { later, useProposals } from './testing/use-proposals';

describeEachDatabase('A wish for other days', (database, onEmbeddedDatabase) => {
  const {
    ask,
    clock,
    eventsOf,
    stored,
    asOwner,
    offer,
    respond,
    wish,
    confirmedByGuest,
    approved,
    heldDays,
    lastEntry,
    expire,
    asGuest,
    statusTokenOf,
  } = useProposals(database);

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

  const asDecided = { approve: approveRequest, decline: declineRequest } as const;
  const proposals = { offer, wish };
  it('takes the place of an offer, whose days are free then', async () => {
    const { id } = await approved();
    await offer(id, { hold: true });
    await wish(id, { startDate: '2031-06-03', endDate: '2031-06-05' });
    expect(await heldDays()).toEqual(['2031-06-02', '2031-06-03', '2031-06-04']);
    expect(await outcomeOf(respond(id, true))).toBe('PROPOSAL_ENDED');
  });

  onEmbeddedDatabase(() => {
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

    it('ends on the day before the arrival, and the guest is told', async () => {
      const { id } = await approved();
      await wish(id);
      clock.set('2031-06-02T08:00:00.000Z');
      await expire();
      expect(await eventsOf(proposalEnded)).toEqual([expect.objectContaining({ by: 'guest', cause: 'expired' })]);
      expect(await lastEntry(id)).toMatchObject({ action: 'change-expired' });
      expect(await outcomeOf(wish(id))).toBe('CHANGE_TOO_LATE');
    });

    it.each([
      ['wish', 'approve', { by: 'guest' }, 'change-declined', 'approved', bookingApproved],
      ['wish', 'decline', { by: 'guest' }, 'change-declined', 'declined', bookingDeclined],
      ['offer', 'approve', { by: 'owner' }, 'offer-withdrawn', 'approved', bookingApproved],
      ['offer', 'decline', { by: 'owner' }, 'offer-withdrawn', 'declined', bookingDeclined],
    ] as const)('ends with a decision, as an %s does: %s', async (kind, decision, by, ended, decided, event) => {
      const { id } = await confirmedByGuest();
      await proposals[kind](id, { note: 'Ginge das?' });
      await asOwner(asDecided[decision], { id });
      expect(await eventsOf(event as EventContract)).toEqual([
        expect.objectContaining({ endedProposal: { ...by, ...later } }),
      ]);
      const [end, last] = (await asOwner(getRequestHistory, { id })).slice(-2);
      expect(end).toMatchObject({ action: ended, actor: owner, after: later });
      expect(end?.after).not.toHaveProperty('note');
      expect(last).toMatchObject({ action: decided });
    });

    it('ends with a move, which declines other days than the wished ones', async () => {
      const { id } = await approved();
      const actions = async () => (await asOwner(getRequestHistory, { id })).map(({ action }) => action);
      await wish(id);
      await asOwner(moveBooking, { id, ...later, notify: true });
      expect(await actions()).toEqual(['created', 'approved', 'change-proposed', 'moved']);
      await wish(id, { startDate: '2031-06-08', endDate: '2031-06-09' });
      await asOwner(moveBooking, { id, startDate: '2031-06-10', endDate: '2031-06-12', notify: true });
      expect((await actions()).slice(-2)).toEqual(['change-declined', 'moved']);
      expect(await eventsOf(bookingMoved)).toMatchObject([
        { endedProposal: { by: 'guest', ...later } },
        { endedProposal: { by: 'guest', startDate: '2031-06-08' } },
      ]);
    });

    it('does not end an offer that the guest was not shown', async () => {
      const { id } = await approved();
      const shownNow = async () => {
        const [request] = await asGuest(listGuestRequests, { token: await statusTokenOf({ id }) });
        return shownStateOf(request!);
      };
      const shown = await shownNow();
      await offer(id);
      const elsewhen = { startDate: '2031-06-08', endDate: '2031-06-09' };
      expect(await outcomeOf(wish(id, { ...elsewhen, shown }))).toBe('BOOKING_CHANGED_MEANWHILE');
      await expect(wish(id, { ...elsewhen, shown: await shownNow() })).resolves.toMatchObject({ proposal: elsewhen });
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

    it('shows the price of the house for the wished days, and tells and records the former guests', async () => {
      await asOwner(replacePrices, { ...prices, maxGuests: 6 });
      const quotedTotal = 320_00;
      const { id } = await approved({ quotedTotal, adults: 2, children: [3] });
      const { proposal } = await wish(id, { startDate: '2031-06-02', endDate: '2031-06-06', adults: 4, children: [] });
      expect(proposal?.quote?.total).toBe(560_00);
      expect(await eventsOf(changeProposed)).toMatchObject([{ adults: 4, before: { adults: 2 } }]);
      expect(await lastEntry(id)).toMatchObject({ action: 'change-proposed', after: { adults: 4, children: [] } });
      await expect(asOwner(respondToChange, { id, accept: true })).resolves.toMatchObject({ quote: { total: 560_00 } });
      expect(await lastEntry(id)).toMatchObject({
        ...{ before: { adults: 2, children: [3] }, after: { adults: 4, children: [], total: 560_00 } },
      });
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

describeOnEmbeddedDatabase('What one side asks of the other', (database) => {
  const { eventsOf, statusTokenOf, asOwner, asGuest, offer, respond, wish, confirmedByGuest, approved, expire, clock } =
    useProposals(database);

  const elsewhen = { startDate: '2031-06-08', endDate: '2031-06-09' };
  const own = async (id: string) => ({ id, token: await statusTokenOf({ id }) });
  const wishedToCancel = async (id: string) => asGuest(wishCancellation, await own(id));
  const withdraw = async (id: string) => asGuest(withdrawRequest, await own(id));
  const move = (id: string, notify: boolean) => asOwner(moveBooking, { id, ...elsewhen, notify });
  const decide = (id: string, accept: boolean) => asOwner(respondToChange, { id, accept });
  const decideOnCancelling = (id: string, accept: boolean) => asOwner(respondToCancellationWish, { id, accept });
  const runOut = () => {
    clock.set('2031-06-20T08:00:00.000Z');
    return expire();
  };

  type Step = (id: string) => Promise<unknown>;
  const asked: Record<string, { to: () => Promise<{ id: string }>; by: Step; in: EventContract }> = {
    offer: { to: confirmedByGuest, by: offer, in: offerMade },
    wish: { to: approved, by: wish, in: changeProposed },
    'wish to cancel': { to: approved, by: wishedToCancel, in: cancellationWished },
  };
  const ends: [what: string, end: string, by: Step, told: EventContract][] = [
    ['offer', 'taken back', (id) => asOwner(withdrawOffer, { id }), proposalEnded],
    ['offer', 'accepted', (id) => respond(id, true), offerAccepted],
    ['offer', 'declined', (id) => respond(id, false), offerDeclined],
    ['offer', 'replaced', (id) => offer(id, elsewhen), offerMade],
    ['offer', 'replaced by a wish', (id) => wish(id, elsewhen), changeProposed],
    ['offer', 'ended by an approval', (id) => asOwner(approveRequest, { id }), bookingApproved],
    ['offer', 'ended by a refusal', (id) => asOwner(declineRequest, { id }), bookingDeclined],
    ['offer', 'ended by a withdrawal', withdraw, requestWithdrawn],
    ['offer', 'run out', runOut, proposalEnded],
    ['wish', 'accepted', (id) => decide(id, true), changeAccepted],
    ['wish', 'declined', (id) => decide(id, false), changeDeclined],
    ['wish', 'ended by a move', (id) => move(id, true), bookingMoved],
    ['wish', 'ended by a silent move', (id) => move(id, false), bookingMovedSilently],
    ['wish', 'ended by a cancellation', (id) => asOwner(cancelRequest, { id }), bookingCancelled],
    ['wish to cancel', 'granted', (id) => decideOnCancelling(id, true), bookingCancelled],
    ['wish to cancel', 'refused', (id) => decideOnCancelling(id, false), cancellationRefused],
  ];

  it.each(ends)('is named by the event that ends it: %s, %s', async (what, _end, by, told) => {
    const { to, by: ask, in: asking } = asked[what]!;
    const { id } = await to();
    await ask(id);
    const [{ question } = {}] = (await eventsOf(asking)) as { question?: string }[];
    expect(question).toEqual(expect.any(String));
    await by(id);
    expect((await eventsOf(told)).at(-1)).toMatchObject({ endedQuestions: [question] });
  });

  it('ends with an accepted offer, a wish to cancel included', async () => {
    const { id } = await approved();
    await wishedToCancel(id);
    await offer(id);
    await respond(id, true);
    const asking = [...(await eventsOf(offerMade)), ...(await eventsOf(cancellationWished))];
    expect(await eventsOf(offerAccepted)).toMatchObject([{ endedQuestions: asking.map((event) => event.question) }]);
  });

  it('ends at a former address only, when the offer goes to a corrected one', async () => {
    const { id } = await confirmedByGuest();
    await offer(id);
    await asOwner(changeGuest, { id, email: 'anna.neu@mail.example' });
    const [first, again] = await eventsOf(offerMade);
    expect(again).toMatchObject({ email: 'anna.neu@mail.example', endedQuestions: [first?.question] });
    expect(again!.question).not.toBe(first?.question);
    await asOwner(changeGuest, { id, email: 'anna.alt@mail.example' });
    const asked = (await eventsOf(offerMade)).map(({ question }) => question);
    expect((await eventsOf(offerMade)).at(-1)).toMatchObject({ endedQuestions: asked.slice(0, -1) });
    await asOwner(withdrawOffer, { id });
    expect(await eventsOf(proposalEnded)).toMatchObject([{ endedQuestions: asked }]);
  });

  it('is the same for admins, whatever the address of the guest is', async () => {
    const { id } = await approved();
    await wish(id);
    await asOwner(changeGuest, { id, email: 'anna.neu@mail.example' });
    await decide(id, false);
    const [asked] = await eventsOf(changeProposed);
    expect(await eventsOf(changeDeclined)).toMatchObject([{ endedQuestions: [asked?.question] }]);
  });
});
