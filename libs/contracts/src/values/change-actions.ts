import { requestActions } from '../bookings/get-request-history';
import type { HistoryKind } from './history-page';

/** The changes that histories tell of, by what was changed. */
export const changeActions = {
  request: requestActions,
  block: ['blocked', 'changed', 'freed', 'note-changed'],
  calendar: ['added', 'changed', 'nights-freed', 'removed'],
  feed: ['added', 'rotated', 'removed'],
  guest: ['added', 'notes-changed', 'removed'],
  'guest-data': ['exported', 'erased'],
  settings: ['changed'],
  admin: ['added', 'removed', 'language-changed', 'login-link-issued'],
  'background-image': ['changed'],
  photo: ['added', 'described', 'ordered', 'removed'],
} as const satisfies Record<HistoryKind, readonly string[]>;

/** A change of one kind that histories tell of. */
export type ChangeAction<Kind extends HistoryKind> = (typeof changeActions)[Kind][number];
