import type { BookingRequest } from '@hearthstay/contracts';
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
