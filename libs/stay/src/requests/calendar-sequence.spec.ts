import { calendarSequence } from './calendar-sequence';

it('rises with each state of a stay, and with each move beyond those of the former days', () => {
  const states = ['toBeConfirmed', 'confirmed', 'cancelled'] as const;
  const sequences = [undefined, 1, 2].flatMap((revision) => states.map((state) => calendarSequence(state, revision)));
  expect(sequences).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});
