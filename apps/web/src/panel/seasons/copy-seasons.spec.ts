import { overlappingSeasons, parseDay } from '@hearthstay/stay';
import { anyStayLimits } from '@hearthstay/stay/testing/stay-limits';
import fc from 'fast-check';
import { latestSeasonYear, seasonsOfNextYear } from './copy-seasons';

const season = (name: string, from: string, to: string) => ({ name, from: parseDay(from), to: parseDay(to) });

describe('The seasons of the next year', () => {
  it('are those of the latest year on the same dates, including one over New Year', () => {
    const seasons = [
      season('Sommer', '2027-07-01', '2027-08-31'),
      season('Winter', '2028-12-20', '2029-01-06'),
      season('Schalttage', '2028-02-29', '2028-03-01'),
    ];
    expect(latestSeasonYear(seasons)).toBe(2028);
    expect(seasonsOfNextYear(seasons)).toEqual([
      season('Winter', '2029-12-20', '2030-01-06'),
      season('Schalttage', '2029-02-28', '2029-03-01'),
    ]);
  });

  it('are empty without seasons', () => {
    expect([latestSeasonYear([]), seasonsOfNextYear([])]).toEqual([null, []]);
  });

  it('do not overlap each other', () => {
    fc.assert(fc.property(anyStayLimits, ({ seasons }) => overlappingSeasons(seasonsOfNextYear(seasons)) === null));
  });
});
