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

it('begins with the first day that is picked and ends with the second, in either order', () => {
  expect(after(pick(second)).selection).toEqual({ anchor: second, head: second, isOpen: true });
  expect(rangeAfter(pick(second), pick(third))).toEqual({ start: second, end: third });
  expect(rangeAfter(pick(second), pick(first))).toEqual({ start: first, end: second });
});

it('is one day when the same is picked twice, and begins anew with the third', () => {
  const one = [pick(first), pick(first)];
  expect(after(...one).selection).toEqual({ anchor: first, head: first, isOpen: false });
  expect(after(...one, pick(third)).selection).toEqual({ anchor: third, head: third, isOpen: true });
});

it('is what the pointer is dragged over, whatever was chosen before', () =>
  expect(after(pick(first), { type: 'drag', from: third, day: second })).toEqual({
    selection: { anchor: third, head: second, isOpen: false },
    tabStop: second,
  }));

it('is extended by Shift from its anchor, and without one from the tab stop', () => {
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

it('begins anew when an arrow leaves another day than its head', () =>
  expect(rangeAfter(pick(first), { type: 'extend', from: second, day: third })).toEqual({ start: second, end: third }));

it('moves the tab stop to the day that is picked or dragged to, and leaves it where a click extends', () => {
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

it('always is a range between two days that were named, which ends or begins with the latest', () => {
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

it('is cleared once and for all, and moving changes nothing of it', () => {
  fc.assert(
    fc.property(anyActions, anyDay, (actions, day) => {
      const cleared = after(...actions, { type: 'clear' });
      expect(cleared).toEqual({ selection: null, tabStop: after(...actions).tabStop });
      expect(daySelectionReducer(cleared, { type: 'clear' })).toEqual(cleared);
      expect(after(...actions, { type: 'move', day })).toEqual({ ...after(...actions), tabStop: day });
    }),
  );
});
