import { useMatch, useSearchParams } from 'react-router-dom';
import { paths } from '@web/shared/routes/paths';
import { filterParam } from './requests/filter-requests';
import { addressOfTab } from './tab-address';

/** The id of the booking whose page is open; `null` if none is. */
export const useOpenedBooking = (): string | null => useMatch(paths.adminBooking.pattern)?.params.id ?? null;

/** The addresses of bookings and of their list, with the filter of the shown list. */
export const useBookingAddresses = () => {
  const filter = useSearchParams()[0].get(filterParam);
  return {
    list: addressOfTab('bookings', filter === null ? {} : { [filterParam]: filter }),
    of: (id: string) =>
      paths.adminBooking.to(id) + (filter === null ? '' : `?${new URLSearchParams({ [filterParam]: filter })}`),
  };
};
