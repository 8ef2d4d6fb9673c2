import { PropertyClock } from './property-clock';

describe('the clock at the property', () => {
  it('returns the date there, in summer and winter', () => {
    const todayIn = (timezone: string, instant: string) => new PropertyClock(timezone, () => new Date(instant)).today();
    expect(todayIn('Europe/Berlin', '2031-07-01T21:59:59Z')).toBe('2031-07-01');
    expect(todayIn('Europe/Berlin', '2031-07-01T22:00:00Z')).toBe('2031-07-02');
    expect(todayIn('Europe/Berlin', '2031-01-01T22:30:00Z')).toBe('2031-01-01');
    expect(todayIn('Pacific/Auckland', '2031-07-01T12:00:00Z')).toBe('2031-07-02');
  });
});
