import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBookingAddresses } from '@web/panel/booking-address';
import { useListedRows } from '@web/panel/requests/use-listed-rows';
import type { Neighbours } from './neighbour-links';

/** The bookings before and after one in the list; none if the filter does not show it. */
export const useNeighbours = (id: string): Neighbours => {
  const ids = useListedRows().map(({ request }) => request.id);
  const place = ids.indexOf(id);
  return place < 0 ? {} : { previous: ids[place - 1], next: ids[place + 1] };
};

/** Opens the previous or the next booking by an arrow key, from the heading only: elsewhere arrows have other uses. */
export const useNeighbourKeys = ({ previous, next }: Neighbours) => {
  const navigate = useNavigate();
  const addresses = useBookingAddresses();
  return (event: KeyboardEvent<HTMLElement>) => {
    const id = { ArrowLeft: previous, ArrowRight: next }[event.key];
    if (id === undefined || !(event.target instanceof Element) || !event.target.matches('h2')) return;
    event.preventDefault();
    void navigate(addresses.of(id));
  };
};
