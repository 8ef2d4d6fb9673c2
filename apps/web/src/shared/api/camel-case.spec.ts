import { camelCased } from './camel-case';

it('renames the properties of an object at every depth', () => {
  const view = { id: 'a', start_date: '2026-12-08', payment: { due: [{ is_overdue: true, amount: 3 }], pay_to: null } };
  expect(camelCased(view)).toEqual({
    id: 'a',
    startDate: '2026-12-08',
    payment: { due: [{ isOverdue: true, amount: 3 }], payTo: null },
  });
});

it('keeps values, even those that look like names', () => {
  expect(camelCased([{ calendar_conflicts: ['my_house', null, 0] }])).toEqual([
    { calendarConflicts: ['my_house', null, 0] },
  ]);
});
