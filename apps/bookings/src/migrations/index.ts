import { dropIndex, type Migration } from '@hearthstay/database';
import { normalizeEmails } from './0001-normalize-emails';

/** The migrations of the data of bookings, in their order. */
export const migrations: readonly Migration[] = [
  normalizeEmails,
  { id: '0002-drop-status-index', up: (data) => dropIndex(data, 'booking_requests', 'status_1_startDate_1') },
];
