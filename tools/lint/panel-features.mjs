/** What the owner's panel consists of; every other feature of the page is for guests, or for signing in. */
export const panelFeatures = [
  'booking-page',
  'bookings',
  'calendars',
  'dashboard',
  'email-log',
  'embed',
  'general',
  'history',
  'legal-texts',
  'notice-address',
  'owner-calendar',
  'people',
  'prices',
  'privacy',
  'stay-emails',
  'stays',
];
