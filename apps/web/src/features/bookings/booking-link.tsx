import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useBookingAddresses, useOpenedBooking } from '@web/panel/booking-address';
import { useHasRoomBeside } from '@web/panel/use-is-wide';

interface BookingLinkProps {
  id: string;
  /** The name of the guest. */
  children: ReactNode;
}

/** The way from a row of the list to the page of its booking. */
export const BookingLink = ({ id, children }: BookingLinkProps) => {
  const addresses = useBookingAddresses();
  const isOpened = useOpenedBooking() === id;
  return (
    <Link
      to={addresses.of(id)}
      // Beside the list it moves nothing.
      preventScrollReset={useHasRoomBeside()}
      data-booking={id}
      aria-current={isOpened || undefined}
      className="-my-3 inline-block py-3 underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
};

/** Whether a press is meant for something else than the row: for what is in it, or to select its text. */
const isForAnother = ({ target }: MouseEvent) =>
  (target instanceof Element && target.closest('a, button, [role="button"]') !== null) ||
  document.getSelection()?.isCollapsed === false;

/** A press anywhere on a row opens its booking, as its link does, which is there for keyboards and screen readers. */
export const useOpenRow = (id: string) => {
  const navigate = useNavigate();
  const addresses = useBookingAddresses();
  const preventScrollReset = useHasRoomBeside();
  return {
    isOpened: useOpenedBooking() === id,
    onClick: (event: MouseEvent) => {
      if (!isForAnother(event)) void navigate(addresses.of(id), { preventScrollReset });
    },
  };
};
