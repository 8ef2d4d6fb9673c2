import {
  addFeed,
  approveRequest,
  enterBooking,
  makeOffer,
  moveBooking,
  proposeChange,
  readFeed,
  respondToChange,
  respondToOffer,
  undoDecision,
} from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { june } from '../../testing/days';
import { useBookings } from '../../testing/use-bookings';

const stay = (first: number, last: number) => {
  const [startDate, endDate] = june(first, last) as [Day, Day];
  return { startDate, endDate };
};

describeEachDatabase('A stay in a feed', (database, onEmbeddedDatabase) => {
  const { ask, call, statusTokenOf } = useBookings(database);

  /** Reads the events of a feed, which has read them once before. */
  const reader = async () => {
    const { token } = await call(addFeed, { name: 'Airbnb' });
    const read = async () => {
      const { calendar } = await call(readFeed, { token, userAgent: 'Airbnb' });
      const valueOf = (event: string, name: string) => new RegExp(`^${name}[^:]*:(.*)$`, 'm').exec(event)?.[1]?.trim();
      return calendar
        .replaceAll('\r\n ', '')
        .split('BEGIN:VEVENT')
        .slice(1)
        .map((event) => ({
          uid: valueOf(event, 'UID'),
          days: `${valueOf(event, 'DTSTART')}/${valueOf(event, 'DTEND')}`,
          sequence: Number(valueOf(event, 'SEQUENCE')),
        }));
    };
    return read;
  };

  const entered = async () =>
    (await call(enterBooking, { name: 'Herr Öztürk', ...stay(2, 4), status: 'confirmed' })).id;

  it('that is moved keeps its UID, and has its new days in a later version', async () => {
    const read = await reader();
    const id = await entered();
    const [first] = await read();
    await call(moveBooking, { id, ...stay(4, 6) });
    expect(await read()).toEqual([{ uid: first?.uid, days: '20310604/20310607', sequence: 1 }]);
    await call(moveBooking, { id, ...stay(20, 26) });
    expect(await read()).toEqual([{ uid: first?.uid, days: '20310620/20310627', sequence: 2 }]);
    await call(undoDecision, { id });
    expect(await read()).toEqual([{ uid: first?.uid, days: '20310604/20310607', sequence: 3 }]);
    expect(await read()).toEqual([{ uid: first?.uid, days: '20310604/20310607', sequence: 3 }]);
  });

  onEmbeddedDatabase(() => {
    it('that was entered by hand is there with its days', async () => {
      const read = await reader();
      const id = await entered();
      expect(await read()).toEqual([{ uid: expect.stringContaining(id), days: '20310602/20310605', sequence: 0 }]);
    });

    it('that gets the days of an offer or of a wish keeps its UID, too', async () => {
      const read = await reader();
      const { id } = await call(approveRequest, { id: (await ask(stay(2, 4))).id });
      const token = await statusTokenOf({ id });
      const [first] = await read();
      await call(makeOffer, { id, ...stay(10, 12), hold: true });
      expect(await read()).toContainEqual({ ...first, sequence: 0 });
      await call(respondToOffer, { id, token, accept: true });
      expect(await read()).toEqual([{ uid: first?.uid, days: '20310610/20310613', sequence: 1 }]);
      await call(proposeChange, { id, token, ...stay(11, 14) });
      await call(respondToChange, { id, accept: true });
      expect(await read()).toEqual([{ uid: first?.uid, days: '20310611/20310615', sequence: 2 }]);
    });
  });
});
