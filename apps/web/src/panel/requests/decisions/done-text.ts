import type { BookingRequest, DecidedRequestView } from '@hearthstay/contracts';
import type { PanelTexts } from '@web/panel/panel-texts';
import { guestNameOf } from '@web/panel/requests/request-rows';

/** That a decision is made, and that its guest is told where there is an address. */
export const doneText = (
  decision: 'approved' | 'declined' | 'cancelled',
  request: Pick<BookingRequest, 'name' | 'email'>,
  t: PanelTexts,
): string =>
  request.email === null
    ? t(`bookings.doneWithoutEmail.${decision}`)
    : t(`bookings.done.${decision}`, { name: guestNameOf(request, t) });

/** That a claim on days had to rely on an older state of some calendars; empty if it had not. */
export const unreadText = (
  { unread_calendars: names = [] }: Pick<DecidedRequestView, 'unread_calendars'>,
  t: PanelTexts,
): string => (names.length > 0 ? t('bookings.unreadCalendars', { names: names.join(', ') }) : '');
