import {
  approveRequest,
  bookingEntered,
  cancelRequest,
  confirmRequest,
  enterBooking,
  getGuestStatistics,
  getRequest,
  getRequestHistory,
  listRequests,
  replacePrices,
  replaceStayRules,
  type RequestInputOf,
} from '@hearthstay/contracts';
import { askedFieldNames, noStayLimits } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { RequestClaimRepository } from '../../availability/persistence/request-claim.repository';
import { claimGrace, ReleaseOrphanedClaims } from '../../availability/release-orphaned-claims/release-orphaned-claims';
import { GuestLinks } from '../../guests';
import { EnteredBookingRepository } from '../../request-store';
import { beforeCall } from '../../testing/before-call';
import { prices, total } from '../../testing/priced-stay';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { useBookings } from '../../testing/use-bookings';
import { RemoveUnfinishedEntries } from './remove-unfinished-entries';

type Fields = RequestInputOf<typeof enterBooking>;

const byPhone: Fields = {
  name: 'Herr Öztürk',
  startDate: '2031-06-02',
  endDate: '2031-06-04',
  status: 'confirmed',
};

describeEachDatabase('A booking that the owner enters', (database, onEmbeddedDatabase) => {
  const bookings = useBookings(database);
  const { ask, call, clock, confirmTokenOf, eventsOf, service, stored } = bookings;
  const { command } = useRepeatableCommands(bookings);
  const enter = (fields: Partial<Fields> = {}) => call(enterBooking, { ...byPhone, ...fields });
  const heldDays = async () => (await stored.all('occupied_days')).map(({ _id }) => _id);
  const entries = () => service().get(EnteredBookingRepository);

  it('needs a name only, holds its days at once and is in the list and the statistics', async () => {
    const booking = await enter({ note: 'Ruft noch an', origin: 'Telefon' });
    expect(booking).toMatchObject({
      name: 'Herr Öztürk',
      email: null,
      status: 'confirmed',
      source: 'owner',
      origin: 'Telefon',
    });
    // Only the page about it has the private note.
    expect(booking).not.toHaveProperty('privateNote');
    expect(await call(getRequest, { id: booking.id })).toMatchObject({ privateNote: 'Ruft noch an' });
    expect(await heldDays()).toEqual(['2031-06-02', '2031-06-03', '2031-06-04']);
    expect(await call(listRequests, {})).toEqual([booking]);
    expect(await call(getGuestStatistics, {})).toEqual([
      expect.objectContaining({ guests: [{ email: null, name: 'Herr Öztürk', totalDays: 3 }] }),
    ]);
    expect(await call(getRequestHistory, { id: booking.id })).toEqual([
      expect.objectContaining({ action: 'entered', after: { status: 'confirmed' } }),
    ]);
  });

  it('tells its guest if the owner wishes, who confirms it by the link', async () => {
    const booking = await enter({ status: 'approved', email: 'oe@mail.example', notify: true, locale: 'en' });
    expect(await eventsOf(bookingEntered)).toEqual([
      expect.objectContaining({ email: 'oe@mail.example', locale: 'en', source: 'owner' }),
    ]);
    await call(confirmRequest, { token: await confirmTokenOf(booking) });
    expect(await call(listRequests, {})).toEqual([expect.objectContaining({ status: 'confirmed' })]);
  });

  it('is refused on a taken day, and leaves nothing', async () => {
    await call(approveRequest, { id: (await ask({ startDate: '2031-06-04', endDate: '2031-06-05' })).id });
    const before = await stored.everything();
    await expect(enter()).rejects.toMatchObject({ code: 'ENTRY_CONFLICT' });
    expect(await stored.everything()).toBe(before);
  });

  it('is entered once by a repeated command', async () => {
    const first = await command('same', enterBooking, byPhone);
    const before = await stored.everything();
    expect(await command('same', enterBooking, byPhone)).toEqual(first);
    expect(await stored.everything()).toBe(before);
  });

  it('is one of fifty rivals for the same days', async () => {
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => enter()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await call(listRequests, {})).toHaveLength(1);
    expect(await heldDays()).toHaveLength(3);
    expect(await stored.all('booking_requests')).toHaveLength(1);
  });

  it('is nowhere to be seen while it claims its days, and is gone after a crash', async () => {
    const claim = jest.spyOn(service().get(RequestClaimRepository), 'claim').mockRejectedValueOnce(new Error('crash'));
    await enter().catch(() => undefined);
    claim.mockRestore();
    expect(await call(listRequests, {})).toEqual([]);
    expect(await stored.all('booking_requests')).toHaveLength(1);
    clock.advance({ milliseconds: claimGrace });
    await service().get(RemoveUnfinishedEntries).run();
    expect(await stored.all('booking_requests')).toEqual([]);
  });

  it('never exists without days when its process was slow', async () => {
    beforeCall(service().get(GuestLinks), 'issueStatusLink', () => {
      clock.advance({ milliseconds: claimGrace });
      return service().get(ReleaseOrphanedClaims).run();
    });
    await expect(enter({ email: 'oe@mail.example', notify: true })).rejects.toMatchObject({ code: 'SERVICE_TIMEOUT' });
    expect(await heldDays()).toEqual([]);
    expect(await stored.all('booking_requests')).toEqual([]);
  });

  it('is finished by the repetition of an interrupted command', async () => {
    const finish = jest.spyOn(entries(), 'finish').mockRejectedValueOnce(new Error('crash'));
    await command('same', enterBooking, byPhone).catch(() => undefined);
    finish.mockRestore();
    await expect(command('same', enterBooking, byPhone)).resolves.toMatchObject({ status: 'confirmed' });
    expect(await stored.all('booking_requests')).toHaveLength(1);
    expect(await heldDays()).toHaveLength(3);
  });

  onEmbeddedDatabase(() => {
    it('is not bound by the rules of stays', async () => {
      await call(replaceStayRules, { ...noStayLimits, sameDayTurnover: false, minNights: 20 });
      await expect(enter({ endDate: '2031-06-02' })).resolves.toMatchObject({ endDate: '2031-06-02' });
      const daysOfAMonth = { startDate: '2031-07-01', endDate: '2031-07-31' };
      await expect(enter(daysOfAMonth)).resolves.toMatchObject(daysOfAMonth);
    });

    it.each([
      ['a stay that is over', { startDate: '2031-05-08', endDate: '2031-05-09' }, 'REQUEST_IN_PAST'],
      ['days far off', { startDate: '2036-06-02', endDate: '2036-06-04' }, 'VALIDATION_FAILED'],
      ['days in the wrong order', { startDate: '2031-06-05' }, 'VALIDATION_FAILED'],
      ['more than a year', { endDate: '2032-06-30' }, 'VALIDATION_FAILED'],
      ['no name', { name: ' ' }, 'VALIDATION_FAILED'],
      ['half an address', { email: 'oe@' }, 'VALIDATION_FAILED'],
      ['an e-mail without an address', { notify: true }, 'VALIDATION_FAILED'],
      ['another status', { status: 'pending' as never }, 'VALIDATION_FAILED'],
      ['a negative total', { total: -1 }, 'VALIDATION_FAILED'],
      ['a total without prices', { total: 100 }, 'REQUEST_WITHOUT_PRICE'],
    ])('is refused for %s, and nothing changes', async (_what, fields, code) => {
      const before = await stored.everything();
      await expect(enter(fields)).rejects.toMatchObject({ code });
      expect(await stored.everything()).toBe(before);
    });

    it('has what guests are asked for, and nothing of a field that is sent empty', async () => {
      expect(await enter({ phone: '0170 1234567', arrivalTime: '16:30' })).toMatchObject({
        ...{ phone: '0170 1234567', arrivalTime: '16:30' },
      });
      const empty = await enter({ startDate: '2031-07-02', endDate: '2031-07-04', phone: ' ', arrivalTime: '' });
      for (const field of askedFieldNames) expect(empty).not.toHaveProperty(field);
    });

    it('without an address never causes an e-mail, also when it is cancelled', async () => {
      const { id } = await enter();
      await expect(call(cancelRequest, { id, evenConfirmed: true })).resolves.toMatchObject({ status: 'cancelled' });
      expect(await stored.events()).toEqual([]);
      expect(await heldDays()).toEqual([]);
    });

    it('tells nobody otherwise', async () => {
      await enter({ email: 'oe@mail.example' });
      expect(await stored.events()).toEqual([]);
    });

    it('has no link to confirm when it is confirmed already', async () => {
      await enter({ email: 'oe@mail.example', notify: true });
      const [event] = await eventsOf(bookingEntered);
      expect(event).not.toHaveProperty('confirmLink');
      expect(event?.statusLink.token).toEqual(expect.any(String));
    });

    it('costs what the prices say, or what the owner says', async () => {
      await call(replacePrices, prices);
      expect(await enter()).toMatchObject({ quote: { total }, payment: { state: 'open' } });
      const agreed = await enter({ startDate: '2031-07-02', endDate: '2031-07-04', total: 100_00 });
      expect(agreed).toMatchObject({ quote: { total: 100_00 } });
    });
  });
});
