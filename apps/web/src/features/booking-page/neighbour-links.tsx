import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBookingAddresses } from '@web/panel/booking-address';
import { Icon } from '@web/shared/ui/icon';

/** The ids of the bookings before and after one in the list; absent at its ends. */
export interface Neighbours {
  previous?: string | undefined;
  next?: string | undefined;
}

/** Links to the bookings before and after one in the list. */
export const NeighbourLinks = ({ previous, next }: Neighbours) => {
  const { t } = useTranslation('admin');
  const addresses = useBookingAddresses();
  return (
    <nav aria-label={t('bookingPage.neighbours')} className="flex gap-2 md:gap-6">
      {previous !== undefined && (
        <Link to={addresses.of(previous)} className="text-button my-0 min-w-11 justify-center">
          <Icon of={ChevronLeft} size={16} />
          <span className="max-md:sr-only">{t('bookingPage.previous')}</span>
        </Link>
      )}
      {next !== undefined && (
        <Link to={addresses.of(next)} className="text-button my-0 min-w-11 justify-center">
          <span className="max-md:sr-only">{t('bookingPage.following')}</span>
          <Icon of={ChevronRight} size={16} />
        </Link>
      )}
    </nav>
  );
};
