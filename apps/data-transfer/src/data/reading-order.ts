import type { ServiceCollection } from './data';

/**
 * The order in which an export reads collections. Without snapshots, each collection is read later than the one before
 * while services write. So a collection that is read later must compensate for changes since the earlier reads:
 *
 * - Senders of events before `notifications`: an event is read in the outbox of its document, or as the e-mail that it
 * became, or as both. The key of the e-mail then makes them one.
 * - Requests before the days: the import claims the days of approved requests. The service releases the days of
 * requests that were approved meanwhile.
 * - Requests before links: a link is stored before the request whose outbox contains it.
 * - Messages before the requests, which exist before their messages, and before links for the same reason.
 * - Blocks before the days: the import finishes blocks that were being created, also those that claimed more days
 * meanwhile.
 * - Days before calendars of other programs: a calendar that was added meanwhile claims its days at its next reading,
 * and one that was removed releases them. Nothing would release the days of a calendar that is not in the backup.
 * - The gallery and the photos before the files: unused files are kept for a while.
 * - Cancelled keys of e-mails before the requests: a key of a request that is decided after it was read would cancel
 *   later e-mails about it.
 * - Notices to admins before e-mails, which they become, and e-mails before the links by which admins decide: a link is
 *   stored before its e-mail.
 */
const first = [
  'notifications.cancelled_keys',
  'bookings.request_messages',
  'bookings.booking_requests',
  'bookings.blocks',
  'bookings.occupied_days',
  'bookings.guest_links',
  'bookings',
  'admin-auth',
  'media.gallery',
  'media.photos',
  'media',
  'notifications.admin_notices',
  'notifications.emails',
  'notifications',
];

export const inReadingOrder = (collections: ServiceCollection[]): ServiceCollection[] =>
  [...collections].sort((a, b) => rankOf(a) - rankOf(b));

const rankOf = ({ service, collection }: ServiceCollection): number => {
  const named = first.indexOf(`${service}.${collection.collectionName}`);
  return named >= 0 ? named : first.indexOf(service);
};
