import { shortestStay } from './shortest-stay';

const rules = { minNights: 1, arrivalWeekdays: [], departureWeekdays: [] };

it.each([
  [rules, 1, 1],
  [{ ...rules, minNights: 3 }, 4, 3],
  [{ ...rules, arrivalWeekdays: [6], departureWeekdays: [6] }, 1, 7],
  [{ minNights: 2, arrivalWeekdays: [6], departureWeekdays: [6] }, 8, 7],
  [{ ...rules, arrivalWeekdays: [5, 6], departureWeekdays: [1] }, 3, 2],
])('of %j is %i days or %i nights long', (limits, days, nights) => {
  expect([shortestStay(limits, 'days'), shortestStay(limits, 'nights')]).toEqual([days, nights]);
});
