import { fakeApi } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { prefetchPanel } from './panel-data';

freezeToday('2026-11-20');

const shared = ['GET /admin/requests', 'GET /admin/notices'];
const ofDashboard = ['GET /admin/guest-statistics', 'GET /admin/calendars'];
const ofHouse = ['GET /admin/availability?from=2026-01-01&to=2027-12-31', 'GET /admin/blocked-dates'];
const ofSettings = ['GET /admin/settings', 'GET /admin/emails', 'GET /admin/guest-whitelist'];
const responses = Object.fromEntries(
  [...shared, ...ofDashboard, ...ofHouse, ...ofSettings].map((route) => [route, { body: [] }]),
);

/** The routes that opening the panel at an address reads. */
const routesRead = (address: string) => {
  const { calls } = fakeApi(responses);
  prefetchPanel(new URLSearchParams(address));
  return calls.map(({ route }) => route);
};

it('reads the data of every tab and that of the tab in the address, each once', () => {
  expect(routesRead('')).toEqual([...shared, ...ofDashboard]);
  expect(routesRead('tab=dashboard')).toEqual([]);
  expect(routesRead('tab=bookings')).toEqual([]);
  expect(routesRead('tab=availability')).toEqual(ofHouse);
  expect(routesRead('tab=settings&section=prices')).toEqual([]);
  expect(routesRead('tab=settings')).toEqual(ofSettings);
});
