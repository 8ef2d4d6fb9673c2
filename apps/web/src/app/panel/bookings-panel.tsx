import { useEffect, useRef } from 'react';
import { BookingPage } from '@web/features/booking-page/booking-page';
import { BookingsTab } from '@web/features/bookings/bookings-tab';
import { useOpenedBooking } from '@web/panel/booking-address';
import { useHasRoomBeside } from '@web/panel/use-is-wide';

/** The list of the bookings; the page of one takes its place, or stands beside it where there is room. */
export const BookingsPanel = () => {
  const id = useOpenedBooking();
  const isBeside = useHasRoomBeside();
  return (
    <div ref={useFocusOnClosedRow(id)} className={id !== null && isBeside ? 'beside' : ''}>
      {(id === null || isBeside) && <BookingsTab />}
      {id !== null && <BookingPage key={id} id={id} isBeside={isBeside} />}
    </div>
  );
};

/** Gives the focus back to the row of a booking whose page is closed. */
const useFocusOnClosedRow = (opened: string | null) => {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(opened);
  useEffect(() => {
    const closed = shown.current;
    shown.current = opened;
    if (closed === null || opened !== null) return;
    const links = [...(panel.current?.querySelectorAll<HTMLElement>('[data-booking]') ?? [])];
    links.find(({ dataset }) => dataset['booking'] === closed)?.focus({ preventScroll: true });
  }, [opened]);
  return panel;
};
