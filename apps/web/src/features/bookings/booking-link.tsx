import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBookingAddresses } from '@web/panel/booking-address';
import { useHasRoomBeside } from '@web/panel/use-is-wide';
import { nextPaint } from '@web/shared/next-paint';
import { classNames } from '@web/shared/ui/class-names';

interface BookingLinkProps {
  id: string;
  address: string;
  isOpened?: boolean;
  className?: string;
  /** The name of the guest. */
  children: ReactNode;
}

/**
 * The link from a row of the list to the page of its booking, which `useBookingLinks` opens. A link of the router would
 * be rendered again by every navigation, which takes long in a list of hundreds.
 */
export const BookingLink = ({ id, address, isOpened = false, className, children }: BookingLinkProps) => (
  <a
    href={address}
    data-booking={id}
    aria-current={isOpened || undefined}
    className={classNames('-my-3 inline-block py-3 underline-offset-4 hover:underline', className)}
  >
    {children}
  </a>
);

/** Whether the browser opens the link itself, in another tab or window. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** The addresses of the bookings in a list, and the handler of the list that opens them without loading a page. */
export const useBookingLinks = () => {
  const navigate = useNavigate();
  const addresses = useBookingAddresses();
  const isBeside = useHasRoomBeside();
  const open = async (link: HTMLAnchorElement) => {
    if (!isBeside) {
      // Shows at once what was chosen, before the work for the page. A React state would render the whole list first.
      link.closest('li, tr')?.setAttribute('aria-busy', 'true');
      await nextPaint();
    }
    // Beside the page, the list keeps its scroll position.
    await navigate(link.pathname + link.search, { preventScrollReset: isBeside });
  };
  return {
    addressOf: addresses.of,
    openLink: (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-booking]');
      if (!link || isForBrowser(event)) return;
      event.preventDefault();
      void open(link);
    },
  };
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
