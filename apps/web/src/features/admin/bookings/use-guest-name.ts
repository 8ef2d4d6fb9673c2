import type { BookingRequest } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';

/** How the panel calls a guest. */
export const useGuestName = () => {
  const { t } = useTranslation('admin');
  return ({ name }: Pick<BookingRequest, 'name'>) => name.trim() || t('bookings.unknown');
};
