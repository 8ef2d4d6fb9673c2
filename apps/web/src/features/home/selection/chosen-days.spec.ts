import fc from 'fast-check';
import { daysOfRange, type Day } from '@hearthstay/stay';
import { december, firstDay, range } from '@web/features/home/testing/december';
import { noSelection, selectedRange, type DateSelection } from './date-selection';
import { wholeDays } from './free-stays';
import { chosenDaysReducer, noChosenDays, type ChosenDaysAction } from './chosen-days';

/** The 12th and the 13th are occupied. */
const isFree = (day: Day) => day !== december(12) && day !== december(13);
const stays = wholeDays(isFree);
const choose = (day: number): ChosenDaysAction => ({ type: 'choose', day: december(day), stays });
const chooseEarly = (day: number): ChosenDaysAction => ({ type: 'choose', day: december(day), stays: null });
const start = (...offered: DateSelection[]): ChosenDaysAction => ({ type: 'start', offered, stays });
const catchUp: ChosenDaysAction = { type: 'catch-up', stays };
const clear: ChosenDaysAction = { type: 'clear' };
const lock: ChosenDaysAction = { type: 'lock' };
const unlock: ChosenDaysAction = { type: 'unlock' };
const settle: ChosenDaysAction = { type: 'settle' };

const after = (...actions: ChosenDaysAction[]) => actions.reduce(chosenDaysReducer, noChosenDays);

describe('The start', () => {
  it('chooses the first of the offered selections that is possible, and the calendar begins there', () => {
    expect(after(start(range(8, 11), firstDay(5)))).toEqual({
      ...noChosenDays,
      status: 'open',
      selection: range(8, 11),
      first: december(8),
    });
    expect(after(start())).toEqual({ ...noChosenDays, status: 'open' });
  });

  it.each([
    ['a taken day', firstDay(12)],
    ['a range with a taken day', range(10, 14)],
  ])('reports that %s cannot be chosen until others are, and uses the next offer', (_, taken) => {
    const state = after(start(taken, firstDay(5)));
    expect(state).toMatchObject({ selection: firstDay(5), first: december(5) });
    expect(state.unavailable).toEqual(selectedRange(taken));
    expect(after(start(taken), choose(12)).unavailable).toBeNull();
    expect(after(start(taken), clear).unavailable).toBeNull();
  });
});

describe('Days that are chosen early', () => {
  it('are kept until the occupied days are loaded, and are then chosen in their order', () => {
    const waiting = after(chooseEarly(8), chooseEarly(11));
    expect(waiting).toEqual({ ...noChosenDays, early: [december(8), december(11)] });
    expect([start(), catchUp].reduce(chosenDaysReducer, waiting)).toMatchObject({
      selection: range(8, 11),
      early: [],
    });
  });

  it('are kept when the selection is cleared before there is one', () =>
    expect(after(chooseEarly(8), clear)).toEqual(after(chooseEarly(8))));

  it('are not chosen if they are occupied', () =>
    expect(after(chooseEarly(12), start(), catchUp)).toMatchObject({ selection: noSelection, early: [] }));

  it('are dropped during a request', () =>
    expect(after(start(firstDay(5)), chooseEarly(8), lock, catchUp)).toMatchObject({
      status: 'locked',
      selection: firstDay(5),
      early: [],
    }));
});

describe('Days that are being requested', () => {
  const locked = [start(firstDay(5)), lock];

  it('cannot be changed until the response', () => {
    expect(after(...locked, choose(8), chooseEarly(8), clear)).toEqual(after(...locked));
    expect(after(...locked, unlock, choose(8)).selection).toEqual(range(5, 8));
  });

  it('are complete afterwards, and the next day begins another selection', () => {
    const requested = [...locked, settle];
    expect(after(...requested)).toMatchObject({ status: 'requested', selection: range(5, 5) });
    expect(after(...requested, choose(8))).toMatchObject({ status: 'open', selection: firstDay(8) });
    expect(after(...requested, clear)).toMatchObject({ status: 'open', selection: noSelection });
  });
});

it.each([
  ['the button', clear],
  ['the first day again', choose(8)],
])('reports that the selection was cleared by %s, until something is chosen', (_, action) => {
  expect(after(start(), clear).wasCleared).toBe(false);
  expect(after(start(), choose(8), action).wasCleared).toBe(true);
  expect(after(start(), choose(8), action, choose(8)).wasCleared).toBe(false);
});

const anyDay = fc.integer({ min: 1, max: 20 });
const anySelection = fc.oneof(
  anyDay.map(firstDay),
  fc.tuple(anyDay, fc.nat({ max: 10 })).map(([from, more]) => range(from, from + more)),
);
const anyAction = fc.oneof(
  anyDay.map(choose),
  anyDay.map(chooseEarly),
  fc.constantFrom(catchUp, clear, lock, unlock, settle),
);
/** The actions of a visit, in which the page starts once. */
const anyVisit = fc
  .tuple(fc.array(anyDay.map(chooseEarly), { maxLength: 5 }), fc.array(anySelection), fc.array(anyAction))
  .map(([early, offered, actions]) => [...early, start(...offered), ...actions]);

it('never contains a day that cannot be chosen, after any actions', () => {
  fc.assert(
    fc.property(anyVisit, (visit) => {
      const chosen = selectedRange(after(...visit).selection);
      expect(chosen === null || daysOfRange(chosen).every(isFree)).toBe(true);
    }),
  );
});

it('has no days after clearing once or twice, unless they are locked', () => {
  fc.assert(
    fc.property(anyVisit, (visit) => {
      fc.pre(after(...visit).status !== 'locked');
      for (const times of [[clear], [clear, clear]]) {
        expect(after(...visit, ...times)).toMatchObject({ status: 'open', selection: noSelection, unavailable: null });
      }
    }),
  );
});

it('keeps the month of the first days, after any actions', () => {
  fc.assert(
    fc.property(fc.array(anySelection), fc.array(anyAction), (offered, actions) =>
      expect(after(start(...offered), ...actions).first).toBe(after(start(...offered)).first),
    ),
  );
});
