import { parseDay } from '@hearthstay/stay';
import { conflictsOf } from './conflicts';

const night = (number: number) => parseDay(`2031-03-${number}`);
const source = (name: string, ...nights: number[]) => ({
  ...{ id: name, name, echoes: [], pastNights: [] },
  nights: nights.map(night),
});
const anna = (number: number) => ({ day: night(number), requestId: 'anna', guestName: 'Anna' });

describe('The conflicts of a calendar', () => {
  it('with another calendar are told apart from those with a booking, which names both', () => {
    const airbnb = source('Airbnb', 10, 11, 12, 13, 20);
    const vrbo = source('Vrbo', 10, 11, 12);
    expect(conflictsOf(airbnb, { sources: [airbnb, vrbo], days: [anna(12), anna(13)] })).toEqual([
      { from: night(10), to: night(12), with: ['Vrbo'], betweenCalendars: true },
      { from: night(12), to: night(14), with: ['Anna', 'Vrbo'], betweenCalendars: false },
    ]);
  });
});
