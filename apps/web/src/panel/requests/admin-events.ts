import { adminEvents, allowsEvent, isPast, type AdminEvent, type Day, type RequestStay } from '@hearthstay/stay';

/** The actions that an admin has on this request; none once it is past. */
export const adminEventsFor = (request: RequestStay, today: Day): AdminEvent[] =>
  isPast(request, today) ? [] : adminEvents.filter((event) => allowsEvent(request, event));
