import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useBookingAddresses, useOpenedBooking } from '@web/panel/booking-address';
import { useHasRoomBeside } from '@web/panel/use-is-wide';

interface BookingLinkProps {
  id: string;
  /** The name of the guest. */
  children: ReactNode;
}

/** The link from a row of the list to the page of its booking. */
export const BookingLink = ({ id, children }: BookingLinkProps) => {
  const addresses = useBookingAddresses();
  const isOpened = useOpenedBooking() === id;
  return (
    <Link
      to={addresses.of(id)}
      // Keeps the scroll position where the page opens beside the list.
      preventScrollReset={useHasRoomBeside()}
      data-booking={id}
      aria-current={isOpened || undefined}
      className="-my-3 inline-block py-3 underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
};

/** Whether a click is meant for an element in the row, or selects text. */
const isForAnother = ({ target }: MouseEvent) =>
  (target instanceof Element && target.closest('a, button, [role="button"]') !== null) ||
  document.getSelection()?.isCollapsed === false;

/**
 * Opens the booking of a row by a click anywhere on it: presses the link in it, which is there for keyboards and screen
 * readers as well.
 */
export const openRow = (event: MouseEvent) => {
  if (!isForAnother(event)) event.currentTarget.querySelector<HTMLElement>('[data-booking]')?.click();
};
