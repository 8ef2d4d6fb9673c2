import type { AvailabilityEntry } from '@hearthstay/contracts';
import { isEntryOfStay } from '@hearthstay/stay';
import type { PanelTexts } from '@web/panel/panel-texts';
import { guestNameOf } from '@web/panel/requests/request-rows';

/** How the panel calls who has days or wants them: a guest, a calendar, or a block by its note. */
export const nameOfEntry = (entry: AvailabilityEntry, t: PanelTexts): string => {
  const { kind, label } = entry;
  if (isEntryOfStay(entry)) return guestNameOf({ name: label }, t);
  return label || t(kind === 'block' ? 'ownerCalendar.blocked' : 'ownerCalendar.calendar');
};
