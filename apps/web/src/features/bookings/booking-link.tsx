import { startTransition, useOptimistic, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBookingAddresses, useOpenedBooking } from '@web/panel/booking-address';
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

/**
 * The booking that is chosen in a list, the addresses of all, and the handler of the list that opens them without
 * loading a page. A click shows at once what was chosen, before the work for the page, which takes long.
 */
export const useBookingLinks = () => {
  const navigate = useNavigate();
  const addresses = useBookingAddresses();
  const isBeside = useHasRoomBeside();
  const [chosen, choose] = useOptimistic(useOpenedBooking());
  const open = async (link: HTMLAnchorElement) => {
    if (isBeside) choose(link.dataset['booking'] ?? null);
    // A state of React would render all cards first; the list with this mark is replaced by the page.
    else link.closest('li, tr')?.setAttribute('aria-busy', 'true');
    await nextPaint();
    // Beside the page, the list keeps its scroll position.
    await navigate(link.pathname + link.search, { preventScrollReset: isBeside });
  };
  return {
    chosen,
    addressOf: addresses.of,
    openLink: (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-booking]');
      if (!link || isForBrowser(event)) return;
      event.preventDefault();
      startTransition(() => open(link));
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
