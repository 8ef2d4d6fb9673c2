import {
  approveRequest,
  changeGuest,
  enterBooking,
  getRequest,
  listAvailability,
  listOccupiedDays,
  makeOffer,
  offerMade,
  offerStay,
  replaceStayRules,
  respondToOffer,
  type RequestInputOf,
} from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { ExportedNights } from '../calendars/outgoing/exported-nights';
import { june } from '../testing/days';
import { expectDaysHeldByTheirBookings } from '../testing/expect-consistent';
import { outcomeOf } from '../testing/outcome-of';
import { useBookings } from '../testing/use-bookings';

const nights = { sameDayTurnover: true };

describeEachDatabase('The days that an offer holds', (database, onEmbeddedDatabase) => {
  const { ask, call, eventsOf, service, statusTokenOf, stored } = useBookings(database);

  const stay = (first: number, last: number) => {
    const [startDate, endDate] = [june(first)[0] as Day, june(last)[0] as Day];
    return { startDate, endDate };
  };
  const hold = (id: string, first: number, last: number, more: Partial<RequestInputOf<typeof makeOffer>> = {}) =>
    call(makeOffer, { id, ...stay(first, last), hold: true, ...more });
  const claimed = async () => (await stored.all('occupied_days')).map(({ _id }) => Number(_id.slice(8)));

  it('are nights where stays hold nights, and follow a change of that', async () => {
    const { id } = await ask();
    await hold(id, 10, 12);
    expect(await claimed()).toEqual([10, 11, 12]);
    await call(replaceStayRules, nights);
    expect(await claimed()).toEqual([10, 11]);
    await call(replaceStayRules, { sameDayTurnover: false });
    expect(await claimed()).toEqual([10, 11, 12]);
    await expectDaysHeldByTheirBookings(stored);
    await call(respondToOffer, { id, token: await statusTokenOf({ id }), accept: true });
    await expectDaysHeldByTheirBookings(stored);
  });

  it('of a booking that gets longer are those that it has not, by nights and by days', async () => {
    const { id } = await ask(stay(10, 12));
    await call(approveRequest, { id });
    await hold(id, 11, 14);
    await expectDaysHeldByTheirBookings(stored);
    await call(replaceStayRules, nights);
    await call(respondToOffer, { id, token: await statusTokenOf({ id }), accept: true });
    expect(await claimed()).toEqual([11, 12, 13]);
  });

  onEmbeddedDatabase(() => {
    it('refuse that stays hold whole days while another arrives on the last one', async () => {
      await call(replaceStayRules, nights);
      const [first, second] = [await ask(), await ask({ email: 'ben@mail.example', ...stay(12, 13) })];
      await hold(first.id, 10, 12);
      await call(approveRequest, { id: second.id });
      await expect(call(replaceStayRules, { sameDayTurnover: false })).rejects.toMatchObject({
        ...{ code: 'TURNOVER_DAYS_SHARED', content: { days: ['2031-06-12'] } },
      });
    });

    it('are reserved in feeds, without a name and apart from the booking', async () => {
      const { id } = await ask(stay(10, 11));
      await call(approveRequest, { id });
      await hold(id, 9, 13);
      const stays = await service().get(ExportedNights).staysFor(null);
      expect(stays.map(({ uid, from, to, kind, guestName }) => ({ uid, from, to, kind, guestName }))).toEqual([
        { uid: `${id}-offer-2031-06-09`, from: '2031-06-09', to: '2031-06-10', kind: 'reserved', guestName: null },
        { uid: id, from: '2031-06-10', to: '2031-06-12', kind: 'reserved', guestName: 'Anna Ährenfeld' },
        { uid: `${id}-offer-2031-06-12`, from: '2031-06-12', to: '2031-06-14', kind: 'reserved', guestName: null },
      ]);
    });

    it('are an entry of the owner’s calendar, held or not', async () => {
      const { id } = await ask();
      const entry = { from: '2031-06-10', to: '2031-06-12', kind: 'offer', id, label: 'Anna Ährenfeld' };
      const inJune = () => call(listAvailability, { from: '2031-06-05', to: '2031-06-30' });
      await hold(id, 10, 12);
      expect(await inJune()).toEqual([{ ...entry, holds: true }]);
      await hold(id, 10, 12, { hold: false });
      expect(await inJune()).toEqual([{ ...entry, holds: false }]);
    });

    it('are not free for an entered booking, nor for another offer', async () => {
      const { id } = await ask();
      await hold(id, 10, 12);
      const booking = { name: 'Ben', ...stay(12, 13), status: 'confirmed' as const };
      expect(await outcomeOf(call(enterBooking, booking))).toBe('ENTRY_CONFLICT');
      const other = await ask({ email: 'ben@mail.example', ...stay(20, 21) });
      expect(await outcomeOf(hold(other.id, 12, 14))).toBe('OFFER_CONFLICT');
      expect(await call(listOccupiedDays, {})).toHaveLength(3);
    });

    it('make nobody a rival whom the owner offered them', async () => {
      const guest = { name: 'Ben', email: 'ben@mail.example' };
      await call(offerStay, { ...guest, ...stay(10, 12) });
      const { id } = await ask(stay(10, 12));
      expect(await call(getRequest, { id })).not.toHaveProperty('rivals');
    });

    it('stay held when the guest gets another address, and the offer goes there', async () => {
      const { id } = await ask();
      await hold(id, 10, 12, { note: 'Ginge das?' });
      await call(changeGuest, { id, email: 'anna.neu@mail.example' });
      const [, again] = await eventsOf(offerMade);
      expect(again).toMatchObject({ email: 'anna.neu@mail.example', note: 'Ginge das?', holds: true });
      const former = await statusTokenOf({ id });
      expect(await outcomeOf(call(respondToOffer, { id, token: former, accept: true }))).toBe('FORBIDDEN');
      await call(respondToOffer, { id, token: again!.statusLink.token, accept: true });
      await expectDaysHeldByTheirBookings(stored);
    });
  });
});
