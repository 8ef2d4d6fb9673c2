import {
  approveRequest,
  changePrice,
  confirmOwnRequest,
  declineRequest,
  getRequest,
  offerMade,
  offerStay,
  proposeChange,
  replacePrices,
  respondToOffer,
  withdrawOffer,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { expectDaysHeldByTheirBookings } from '../../testing/expect-consistent';
import { outcomeOf } from '../../testing/outcome-of';
import { prices } from '../../testing/priced-stay';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { later, useProposals } from './testing/use-proposals';

describeEachDatabase('An offer without a request', (database, onEmbeddedDatabase) => {
  const proposals = useProposals(database);
  const { call, clock, eventsOf, stored, asOwner, asGuest, approved, heldDays, expire } = proposals;
  const { command } = useRepeatableCommands(proposals);

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
      ...{ status: 'confirmed', quote: request.quote, offered: true },
    });
    await expectDaysHeldByTheirBookings(stored);
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

  onEmbeddedDatabase(() => {
    it.each(['declined', 'withdrawn', 'expired'] as const)('is cancelled when it is %s', async (end) => {
      const { id } = await asOwner(offerStay, { ...stay, hold: true });
      if (end === 'declined') await asGuest(respondToOffer, { id, token: await tokenOf(id), accept: false });
      if (end === 'withdrawn') await asOwner(withdrawOffer, { id });
      clock.advance({ milliseconds: 5 * 24 * 60 * 60_000 });
      if (end === 'expired') await expire();
      await expect(call(getRequest, { id })).resolves.toMatchObject({ status: 'cancelled' });
      expect(await heldDays()).toEqual([]);
    });

    it('is nothing for the owner to decide on, nor has it a price beside the offered one', async () => {
      await asOwner(replacePrices, prices);
      const { id } = await asOwner(offerStay, { ...stay, hold: true });
      const decisions = [
        asOwner(approveRequest, { id }),
        asOwner(declineRequest, { id }),
        asOwner(changePrice, { id, total: 100_00 }),
      ];
      expect(await Promise.all(decisions.map(outcomeOf))).toEqual(Array(3).fill('INVALID_TRANSITION'));
      await expect(asOwner(withdrawOffer, { id })).resolves.toMatchObject({ status: 'cancelled' });
    });

    it('is nothing that its guest has asked for, so the guest neither confirms nor changes it', async () => {
      const { id } = await asOwner(offerStay, { ...stay, hold: true });
      const own = { id, token: await tokenOf(id) };
      const before = await stored.everything();
      const attempts = [
        () => asGuest(confirmOwnRequest, own),
        () => asGuest(proposeChange, { ...own, startDate: '2031-06-10', endDate: '2031-06-12' }),
      ];
      for (const attempt of attempts) expect(await outcomeOf(attempt())).toBe('INVALID_TRANSITION');
      expect(await stored.everything()).toBe(before);
      await expect(asGuest(respondToOffer, { ...own, accept: true })).resolves.toMatchObject({ status: 'confirmed' });
    });
  });
});
