import fc from 'fast-check';
import { addDays, parseDay, type Day } from '@hearthstay/stay';
import { daySelectionReducer, rangeOfSelection, type SelectionAction, type SelectionState } from './day-selection';

const december = (day: number) => addDays(parseDay('2026-12-01'), day - 1);
const [first, second, third] = [december(2), december(5), december(9)];
const begin: SelectionState = { selection: null, tabStop: december(1) };

const after = (...actions: SelectionAction[]) => actions.reduce(daySelectionReducer, begin);
const pick = (day: Day): SelectionAction => ({ type: 'pick', day });
const rangeAfter = (...actions: SelectionAction[]) => {
  const { selection } = after(...actions);
  return selection && rangeOfSelection(selection);
};

it('begins with the first picked day and ends with the second, in either order', () => {
  expect(after(pick(second)).selection).toEqual({ anchor: second, head: second, isOpen: true });
  expect(rangeAfter(pick(second), pick(third))).toEqual({ start: second, end: third });
  expect(rangeAfter(pick(second), pick(first))).toEqual({ start: first, end: second });
});

it('is one day after two picks of the same day, and begins again with the third pick', () => {
  const one = [pick(first), pick(first)];
  expect(after(...one).selection).toEqual({ anchor: first, head: first, isOpen: false });
  expect(after(...one, pick(third)).selection).toEqual({ anchor: third, head: third, isOpen: true });
});

it('consists of the dragged days, whatever was chosen before', () =>
  expect(after(pick(first), { type: 'drag', from: third, day: second })).toEqual({
    selection: { anchor: third, head: second, isOpen: false },
    tabStop: second,
  }));

it('is extended by Shift from its anchor, or from the tab stop without an anchor', () => {
  expect(rangeAfter({ type: 'move', day: second }, { type: 'extend', day: third })).toEqual({
    start: second,
    end: third,
  });
  const both = [pick(second), pick(third)];
  expect(rangeAfter(...both, { type: 'extend', day: first })).toEqual({ start: first, end: second });
  expect(rangeAfter(...both, { type: 'move', day: december(20) }, { type: 'extend', day: first })).toEqual({
    start: first,
    end: second,
  });
  expect(rangeAfter(...both, { type: 'extend', from: third, day: first })).toEqual({ start: first, end: second });
});

it('begins again when an arrow key leaves another day than its head', () =>
  expect(rangeAfter(pick(first), { type: 'extend', from: second, day: third })).toEqual({ start: second, end: third }));

it('moves the tab stop to a picked or dragged day, but not to a day of an extending click', () => {
  expect(after(pick(second)).tabStop).toBe(second);
  expect(after(pick(second), { type: 'extend', day: third }).tabStop).toBe(second);
});

const anyDay = fc.integer({ min: 1, max: 60 }).map(december);
const anyAction: fc.Arbitrary<SelectionAction> = fc.oneof(
  anyDay.map(pick),
  fc.record({ type: fc.constant('drag'), from: anyDay, day: anyDay }),
  fc.record({ type: fc.constant('extend'), from: anyDay, day: anyDay }),
  fc.record({ type: fc.constant('extend'), day: anyDay }),
  fc.record({ type: fc.constant('move'), day: anyDay }),
  fc.constant({ type: 'clear' } as const),
);
const anyActions = fc.array(anyAction, { maxLength: 20 });

it('is always a range between two days of the actions, one of which is the latest', () => {
  fc.assert(
    fc.property(anyActions, anyAction, (actions, latest) => {
      const range = rangeAfter(...actions, latest);
      if (!range) return;
      const named = [begin.tabStop, ...[...actions, latest].flatMap((each) => ('day' in each ? each.day : []))];
      const from = [...actions, latest].flatMap((each) => ('from' in each && each.from ? each.from : []));
      expect(range.start <= range.end).toBe(true);
      expect([...named, ...from]).toEqual(expect.arrayContaining([range.start, range.end]));
      if ('day' in latest && latest.type !== 'move') expect([range.start, range.end]).toContain(latest.day);
    }),
  );
});

it('is empty after it is cleared, and moving the tab stop does not change it', () => {
  fc.assert(
    fc.property(anyActions, anyDay, (actions, day) => {
      const cleared = after(...actions, { type: 'clear' });
      expect(cleared).toEqual({ selection: null, tabStop: after(...actions).tabStop });
      expect(daySelectionReducer(cleared, { type: 'clear' })).toEqual(cleared);
      expect(after(...actions, { type: 'move', day })).toEqual({ ...after(...actions), tabStop: day });
    }),
  );
});
