import type { BookingRequest, DecidedRequestView } from '@hearthstay/contracts';
import type { PanelTexts } from '@web/panel/panel-texts';
import { guestNameOf } from '@web/panel/requests/request-rows';

/** Says that a decision is made, and that its guest gets an e-mail if an address is known. */
export const doneText = (
  decision: 'approved' | 'declined' | 'cancelled',
  request: Pick<BookingRequest, 'name' | 'email'>,
  t: PanelTexts,
): string =>
  request.email === null
    ? t(`bookings.doneWithoutEmail.${decision}`)
    : t(`bookings.done.${decision}`, { name: guestNameOf(request, t) });

/** Names the calendars of which an older state was used because they could not be read; empty if there are none. */
export const unreadText = (
  { unread_calendars: names = [] }: Pick<DecidedRequestView, 'unread_calendars'>,
  t: PanelTexts,
): string => (names.length > 0 ? t('bookings.unreadCalendars', { names: names.join(', ') }) : '');

/** A sentence, with a second one if some calendars could not be read. */
export const withUnread = (
  sentence: string,
  response: Pick<DecidedRequestView, 'unread_calendars'>,
  t: PanelTexts,
): string => [sentence, unreadText(response, t)].filter(Boolean).join(' ');
