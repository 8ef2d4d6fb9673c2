import {
  approveRequest,
  cancelRequest,
  changeGuest,
  guestAddressChanged,
  listGuestRequests,
  moveBooking,
  undoDecision,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { startBookings } from '../../testing/start-bookings';
import { arrivalDue, useStayEmails, written } from '../../testing/use-stay-emails';
import { StayEmails } from './stay-emails';

describeEachDatabase('The e-mails of a stay that changes', (database, onEmbeddedDatabase) => {
  const { ask, at, book, call, clock, eventsOf, kindsSent, sent, set, sweep } = useStayEmails(database);

  it('move with the stay, and come again when it returns to its days, as they may have been dropped', async () => {
    await set({ arrival: written() });
    const { id } = await book();
    await call(moveBooking, { id, startDate: '2031-06-12', endDate: '2031-06-14' });
    await at(arrivalDue);
    expect(await sent()).toEqual([]);
    await at('2031-06-09T07:00:00.000Z');
    expect(await sent()).toMatchObject([{ startDate: '2031-06-12', revision: 1 }]);
    await call(moveBooking, { id, startDate: '2031-06-11', endDate: '2031-06-12' });
    await at('2031-06-09T07:01:00.000Z');
    await call(moveBooking, { id, startDate: '2031-06-12', endDate: '2031-06-14' });
    for (const second of ['00', '30']) await at(`2031-06-09T07:02:${second}.000Z`);
    const days = (await sent()).map(({ startDate, revision }) => [startDate, revision]);
    expect(days).toEqual([
      ['2031-06-12', 1],
      ['2031-06-11', 2],
      ['2031-06-12', 3],
    ]);
  });

  onEmbeddedDatabase(() => {
    it('come again to a corrected address while they are useful, and the door code stays on the page', async () => {
      const text = { de: 'Code: {{doorCode}}', en: '' };
      await set({ arrival: written({ text, doorCode: '4711' }), departure: written({ days: 2 }) });
      const { id } = await book();
      await at(arrivalDue);
      await at('2031-06-02T07:00:00.000Z');
      await call(changeGuest, { id, email: 'anna.berger@mail.example' });
      for (let sweeps = 0; sweeps < 2; sweeps += 1) await sweep();
      expect((await sent()).map(({ kind, email }) => [kind, email])).toEqual([
        ['arrival', 'anna@mail.example'],
        ['departure', 'anna@mail.example'],
        ['arrival', 'anna.berger@mail.example'],
        ['departure', 'anna.berger@mail.example'],
      ]);
      expect(await eventsOf(guestAddressChanged)).toEqual([{ requestId: id, addressRevision: 1 }]);
      expect((await sent()).map(({ addressRevision }) => addressRevision)).toEqual([undefined, undefined, 1, 1]);
      await at('2031-06-03T07:00:00.000Z');
      await call(changeGuest, { id, email: 'a.berger@mail.example' });
      await sweep();
      expect((await kindsSent()).slice(4)).toEqual(['departure']);
      await set({ arrival: written({ text, doorCode: '4711', enabled: false }) });
      const { token } = (await sent()).at(-1)!.statusLink;
      expect(await call(listGuestRequests, { token })).toMatchObject([{ doorCode: '4711' }]);
    });

    it('end with the stay, and wait while its cancellation or its approval can be undone', async () => {
      await set({ arrival: written({ onlyConfirmed: false }) });
      const undoing = await startBookings(database, clock, { undoSeconds: 10 });
      const undoable = undoing.client;
      const sweepUndoable = () => undoing.get(StayEmails).run();
      const { id } = await book();
      clock.set(arrivalDue);
      await undoable.call(cancelRequest, { id, reason: '', evenConfirmed: true });
      await sweepUndoable();
      expect(await sent()).toEqual([]);
      await undoable.call(undoDecision, { id });
      await sweepUndoable();
      await sweepUndoable();
      expect(await kindsSent()).toEqual(['arrival']);
      const other = await ask({ startDate: '2031-06-01', endDate: '2031-06-01' });
      await undoable.call(approveRequest, { id: other.id });
      await sweepUndoable();
      expect(await kindsSent()).toEqual(['arrival']);
      await undoable.call(undoDecision, { id: other.id });
      clock.advance({ milliseconds: 60_000 });
      await sweepUndoable();
      expect(await kindsSent()).toEqual(['arrival']);
      await undoable.call(moveBooking, { id, startDate: '2031-06-03', endDate: '2031-06-05' });
      await sweepUndoable();
      await undoable.call(undoDecision, { id });
      clock.advance({ milliseconds: 60_000 });
      await sweepUndoable();
      expect((await sent()).map(({ startDate, revision }) => [startDate, revision])).toEqual([
        ['2031-06-02', undefined],
        ['2031-06-02', 2],
      ]);
      await undoing.close();
    });
  });
});
