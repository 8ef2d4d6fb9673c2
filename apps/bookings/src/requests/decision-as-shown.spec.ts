import {
  approveRequest,
  cancelRequest,
  changeGuest,
  changePrice,
  confirmRequest,
  declineRequest,
  getRequest,
  makeOffer,
  moveBooking,
  proposeChange,
  replacePrices,
  respondToCancellationWish,
  respondToChange,
  undoDecision,
  wishCancellation,
  withdrawRequest,
} from '@hearthstay/contracts';
import { parseDay, shownGuestOf, shownStateOf } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { CancellationWishRepository, RequestRepository } from '../request-store';
import { commandsOf, owner } from '../testing/commands-of';
import { outcomeOf } from '../testing/outcome-of';
import { prices, total } from '../testing/priced-stay';
import { useBookings } from '../testing/use-bookings';

const later = { startDate: parseDay('2031-06-10'), endDate: parseDay('2031-06-12') };
const evenLater = { startDate: parseDay('2031-06-11'), endDate: parseDay('2031-06-13') };

describeEachDatabase('A decision on what was shown', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { ask, call, clock, confirmTokenOf, service, statusTokenOf, stored } = bookings;
  const asOwner = commandsOf(bookings, owner);
  const shownNow = async (id: string) => shownStateOf(await call(getRequest, { id }));
  const askPriced = async () => {
    await call(replacePrices, prices);
    const request = await ask({ quotedTotal: total });
    await call(confirmRequest, { token: await confirmTokenOf(request) });
    return request.id;
  };
  const approved = async () => {
    const id = await askPriced();
    await call(approveRequest, { id });
    return id;
  };
  const wish = async (id: string) => {
    clock.advance({ milliseconds: 1 });
    await call(wishCancellation, { id, token: await statusTokenOf({ id }) });
  };
  const propose = async (id: string) => call(proposeChange, { id, token: await statusTokenOf({ id }), ...later });

  const changes: Record<string, (id: string) => Promise<unknown>> = {
    'the price': (id) => call(changePrice, { id, total: 300_00 }),
    'the guests': (id) => call(changeGuest, { id, adults: 2, children: [3, null] }),
    'the days': async (id) => {
      await propose(id);
      await call(respondToChange, { id, accept: true });
    },
    'a wish for other days': propose,
  };

  describe.each(Object.entries(changes))('that is another now: %s', (_what, change) => {
    it('is refused for a request, and changes nothing, until the new one was shown', async () => {
      for (const contract of [approveRequest, declineRequest]) {
        await stored.clear();
        const id = await askPriced();
        const shown = await shownNow(id);
        await change(id);
        const before = await stored.everything();
        expect(await outcomeOf(call(contract, { id, shown }))).toBe('BOOKING_CHANGED_MEANWHILE');
        expect(await stored.everything()).toBe(before);
        expect(await outcomeOf(call(contract, { id, shown: await shownNow(id) }))).toBe('done');
      }
    });

    it('is refused to a guest who withdraws, until the new one was shown', async () => {
      const id = await askPriced();
      const own = { id, token: await statusTokenOf({ id }) };
      const shown = await shownNow(id);
      await change(id);
      const before = await stored.everything();
      expect(await outcomeOf(call(withdrawRequest, { ...own, shown }))).toBe('BOOKING_CHANGED_MEANWHILE');
      expect(await stored.everything()).toBe(before);
      expect(await outcomeOf(call(withdrawRequest, { ...own, shown: await shownNow(id) }))).toBe('done');
    });

    it('is not stored when the change comes between the check and the decision', async () => {
      const id = await askPriced();
      const requests = service().get(RequestRepository);
      const read = await requests.get(id);
      await change(id);
      const decision = { at: clock.now(), event: null };
      expect(await requests.approve(read, { id: 'claim' }, clock.today(), decision)).toBeNull();
      expect(await requests.decline(read, decision)).toBeNull();
      expect(await requests.withdraw(read, decision)).toBeNull();
      expect(await requests.decline(await requests.get(id), decision)).toMatchObject({ status: 'declined' });
    });
  });

  const changesAsShown = {
    'a move': (id: string, shown: string) => call(moveBooking, { id, ...evenLater, shown }),
    'an offer': (id: string, shown: string) => call(makeOffer, { id, ...evenLater, shown }),
    'a price': (id: string, shown: string) => call(changePrice, { id, total: 310_00, shown }),
  };

  it('is refused to a guest who wishes to cancel, until the new days were shown', async () => {
    const id = await approved();
    const own = { id, token: await statusTokenOf({ id }) };
    const shown = await shownNow(id);
    const read = await service().get(RequestRepository).get(id);
    await call(moveBooking, { id, ...later });
    const before = await stored.everything();
    expect(await outcomeOf(call(wishCancellation, { ...own, shown }))).toBe('BOOKING_CHANGED_MEANWHILE');
    const at = clock.now();
    const wish = { at: at.toISOString(), reason: null };
    expect(await service().get(CancellationWishRepository).wish(read, wish, { at, event: null })).toBeNull();
    expect(await stored.everything()).toBe(before);
    expect(await outcomeOf(call(wishCancellation, { ...own, shown: await shownNow(id) }))).toBe('done');
  });

  it('is not stored for a wish to cancel of a booking that was moved in between', async () => {
    const id = await approved();
    await wish(id);
    const read = await service().get(RequestRepository).get(id);
    await call(moveBooking, { id, ...later });
    const decision = { at: clock.now(), event: null };
    expect(await service().get(CancellationWishRepository).refuse(read, null, decision)).toBeNull();
    expect(await service().get(RequestRepository).cancel(read, null, decision)).toBeNull();
  });

  onEmbeddedDatabase(() => {
    it.each([
      ['a move', approved],
      ['an offer', approved],
      ['a price', askPriced],
    ] as const)('is no change of what was not shown: %s', async (name, begin) => {
      const id = await begin();
      const shown = await shownNow(id);
      await call(changeGuest, { id, adults: 2, children: [3] });
      const before = await stored.everything();
      expect(await outcomeOf(changesAsShown[name](id, shown))).toBe('BOOKING_CHANGED_MEANWHILE');
      expect(await stored.everything()).toBe(before);
      expect(await outcomeOf(changesAsShown[name](id, await shownNow(id)))).toBe('done');
    });

    it('does not replace what another admin has written about the guest meanwhile', async () => {
      const id = await askPriced();
      const shownGuest = async () => shownGuestOf(await call(getRequest, { id }));
      const shown = await shownGuest();
      await call(changeGuest, { id, privateNote: 'Kommt mit Hund', shown });
      const before = await stored.everything();
      expect(await outcomeOf(call(changeGuest, { id, name: 'Anna', shown }))).toBe('BOOKING_CHANGED_MEANWHILE');
      expect(await stored.everything()).toBe(before);
      expect(await outcomeOf(call(changeGuest, { id, name: 'Anna', shown: await shownGuest() }))).toBe('done');
    });

    it('is undone alone, not with a later one', async () => {
      const id = await approved();
      const first = shownStateOf(await asOwner(moveBooking, { id, ...later }));
      const second = shownStateOf(await asOwner(moveBooking, { id, ...evenLater }));
      expect(await outcomeOf(asOwner(undoDecision, { id, shown: first }))).toBe('BOOKING_CHANGED_MEANWHILE');
      expect(await outcomeOf(asOwner(undoDecision, { id, shown: second }))).toBe('done');
      expect(await call(getRequest, { id })).toMatchObject(later);
    });

    it('does not cancel a booking that has other days now', async () => {
      const id = await approved();
      const shown = await shownNow(id);
      await call(moveBooking, { id, ...later });
      expect(await outcomeOf(call(cancelRequest, { id, shown }))).toBe('BOOKING_CHANGED_MEANWHILE');
      expect(await outcomeOf(call(cancelRequest, { id, shown: await shownNow(id) }))).toBe('done');
    });

    it.each([true, false])('is no response to a later wish to cancel: %s', async (accept) => {
      const id = await approved();
      await wish(id);
      const shown = await shownNow(id);
      await call(respondToCancellationWish, { id, accept: false, shown });
      await wish(id);
      const before = await stored.everything();
      expect(await outcomeOf(call(respondToCancellationWish, { id, accept, shown }))).toBe('BOOKING_CHANGED_MEANWHILE');
      expect(await stored.everything()).toBe(before);
      const now = await shownNow(id);
      expect(await outcomeOf(call(respondToCancellationWish, { id, accept, shown: now }))).toBe('done');
    });

    it('says first that another has decided', async () => {
      const id = await askPriced();
      const shown = await shownNow(id);
      await call(declineRequest, { id });
      expect(await outcomeOf(call(approveRequest, { id, shown }))).toBe('INVALID_TRANSITION');
    });
  });
});
