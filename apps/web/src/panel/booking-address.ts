import { addressOfTab, messagesPart, partParam } from '@hearthstay/contracts/page-paths';
import { useMatch, useSearchParams } from 'react-router-dom';
import { paths } from '@web/shared/routes/paths';
import { filterParam } from './requests/filter-requests';

/** The id of the booking whose page is open; `null` if none is. */
export const useOpenedBooking = (): string | null => useMatch(paths.adminBooking.pattern)?.params.id ?? null;

/** Says in the address that the page of a booking stands alone although there is room beside the list. */
const viewParam = 'view';
const alone = 'alone';

/** Whether the page of a booking stands alone where there is room beside the list. */
export const useIsAlone = (): boolean => useSearchParams()[0].get(viewParam) === alone;

/** Whether the address leads to the messages of a booking. */
export const useLeadsToMessages = (): boolean => useSearchParams()[0].get(partParam) === messagesPart;

/** The addresses of bookings and of their list, with the filter of the shown list. */
export const useBookingAddresses = () => {
  const [params] = useSearchParams();
  const filter = params.get(filterParam);
  const filtered: Record<string, string> = filter === null ? {} : { [filterParam]: filter };
  const to = (id: string, query: Record<string, string>) => {
    const text = new URLSearchParams(query).toString();
    return paths.adminBooking.to(id) + (text && `?${text}`);
  };
  const isAlone = params.get(viewParam) === alone;
  return {
    list: addressOfTab('bookings', filtered),
    /** Alone, if the page that is open is. */
    of: (id: string) => to(id, { ...filtered, ...(isAlone && { [viewParam]: alone }) }),
    alone: (id: string) => to(id, { ...filtered, [viewParam]: alone }),
  };
};
