import { parseDay } from '@hearthstay/stay';
import { blockableSchema, earliestLast, typedRange } from './use-block-form';

const today = parseDay('2026-11-20');
const check = (from: string, to = '') => {
  const { data, error } = blockableSchema(today).safeParse(typedRange({ from, to }, today));
  return {
    range: data && { start: data.from, end: data.to },
    problems: Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])),
  };
};

it('takes the days from the first to the last', () =>
  expect(check('2026-11-29', '2026-12-01').range).toEqual({ start: '2026-11-29', end: '2026-12-01' }));

it('takes only the first day without a last one', () =>
  expect(check('2026-11-20').range).toEqual({ start: '2026-11-20', end: '2026-11-20' }));

it.each([
  ['no first day', '', '2026-11-30', { from: 'DATES_REQUIRED' }],
  ['a first day that does not exist', '31.11.2026', '', { from: 'DAY_INVALID' }],
  ['a last day that is half typed', '28.11.2026', '30.', { to: 'DAY_INVALID' }],
  ['a first day that is over', '2026-11-19', '', { from: 'DAY_IN_PAST' }],
  ['a last day before the first', '2026-11-28', '2026-11-27', { to: 'RANGE_REVERSED' }],
  ['a first day far ahead', '31.12.9999', '', { from: 'DAY_OUT_OF_RANGE' }],
  ['a last day far ahead', '20.11.2031', '21.11.2031', { to: 'DAY_OUT_OF_RANGE' }],
  ['more days than the server takes', '2026-11-20', '2027-11-21', { to: 'TOO_MANY_DAYS' }],
])('refuses %s', (_, first, last, problems) => expect(check(first, last)).toEqual({ range: undefined, problems }));

it('accepts as many days as the server', () => expect(check('2026-11-20', '2027-11-20').range).toBeDefined());

it('offers last days from the first day on, or from today without a valid first day', () => {
  expect(earliestLast('2026-11-28', today)).toBe('2026-11-28');
  for (const none of ['', '19.11.2026', '31.11.2026']) expect(earliestLast(none, today)).toBe(today);
});
