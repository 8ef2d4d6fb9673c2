import { serviceNames } from '@hearthstay/contracts';
import type { ServiceCollection } from './data';
import { inReadingOrder } from './reading-order';

const names = {
  bookings: [
    'blocks',
    'booking_requests',
    'calendar_feeds',
    'calendar_sources',
    'feed_reads',
    'guest_links',
    'occupied_days',
    'request_messages',
    'settings',
    'whitelist',
  ],
  'admin-auth': ['admin_roster', 'login_links', 'sessions'],
  notifications: ['admin_notices', 'admin_roster', 'cancelled_keys', 'emails', 'notice_addresses'],
  media: ['gallery', 'image_files', 'photos'],
};

const collections = serviceNames.flatMap((service) =>
  names[service].map((name) => ({ service, collection: { collectionName: name } }) as ServiceCollection),
);

describe('The order of an export', () => {
  const order = inReadingOrder(collections).map(({ service, collection }) => `${service}.${collection.collectionName}`);

  it('contains every collection once', () => {
    expect(order).toHaveLength(collections.length);
    expect(new Set(order).size).toBe(collections.length);
  });

  it.each([
    ['bookings.booking_requests', 'bookings.occupied_days'],
    ['bookings.booking_requests', 'bookings.guest_links'],
    ['bookings.request_messages', 'bookings.booking_requests'],
    ['bookings.request_messages', 'bookings.guest_links'],
    ['bookings.blocks', 'bookings.occupied_days'],
    ['bookings.occupied_days', 'bookings.calendar_sources'],
    ['bookings.settings', 'notifications.emails'],
    ['bookings.guest_links', 'notifications.emails'],
    ['admin-auth.admin_roster', 'notifications.admin_roster'],
    ['admin-auth.login_links', 'notifications.emails'],
    ['media.gallery', 'media.image_files'],
    ['media.photos', 'media.image_files'],
    ['notifications.admin_notices', 'notifications.emails'],
    ['notifications.cancelled_keys', 'bookings.booking_requests'],
  ])('has %s before %s', (before, after) => {
    expect(order.indexOf(before)).toBeLessThan(order.indexOf(after));
  });
});
