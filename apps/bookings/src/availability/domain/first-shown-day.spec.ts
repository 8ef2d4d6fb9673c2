import { parseDay } from '@hearthstay/stay';
import { firstShownDay } from './first-shown-day';

describe('the first day that the calendar shows', () => {
  it.each([
    ['2031-05-10', '2031-04-01'],
    ['2031-05-01', '2031-04-01'],
    ['2031-05-31', '2031-04-01'],
    ['2031-01-15', '2030-12-01'],
  ])('is on %s the first of the month before, %s', (today, first) => {
    expect(firstShownDay(parseDay(today))).toBe(first);
  });
});
