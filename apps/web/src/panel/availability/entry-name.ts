import type { AvailabilityEntry } from '@hearthstay/contracts';
import { isEntryOfStay } from '@hearthstay/stay';
import type { PanelTexts } from '@web/panel/panel-texts';
import { guestNameOf } from '@web/panel/requests/request-rows';

/** The name of an entry: the guest, the calendar, or the note of a block. */
export const nameOfEntry = (entry: AvailabilityEntry, t: PanelTexts): string => {
  const { kind, label, status } = entry;
  // Only a stay without its guest has no name.
  if (label === '' && (status === 'approved' || status === 'confirmed')) return t('bookings.erasedGuest');
  if (isEntryOfStay(entry)) return guestNameOf({ name: label }, t);
  return label || t(kind === 'block' ? 'ownerCalendar.blocked' : 'ownerCalendar.calendar');
};
