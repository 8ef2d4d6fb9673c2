import type { BookingRequest } from '@hearthstay/contracts';
import type { PanelTexts } from '../notice/notify';

/** How the panel calls a guest. */
export const guestNameOf = ({ name }: Pick<BookingRequest, 'name'>, t: PanelTexts) =>
  name.trim() || t('bookings.unknown');
