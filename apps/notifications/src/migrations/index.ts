import { dropIndex, type Migration } from '@hearthstay/database';

/** The migrations of the data of notifications, in their order. */
export const migrations: readonly Migration[] = [
  { id: '0001-drop-newest-index', up: (data) => dropIndex(data, 'emails', 'newest') },
];
