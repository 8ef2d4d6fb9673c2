import { useEffect, useRef, type KeyboardEvent } from 'react';
import { BookingPage } from '@web/features/booking-page/booking-page';
import { BookingsTab } from '@web/features/bookings/bookings-tab';
import { useIsAlone, useOpenedBooking } from '@web/panel/booking-address';
import { useHasRoomBeside } from '@web/panel/use-is-wide';

/** The list of the bookings, or the page of one: in place of the list, or beside it on wide screens. */
export const BookingsPanel = () => {
  const id = useOpenedBooking();
  const hasRoom = useHasRoomBeside();
  const isAlone = useIsAlone();
  const isBeside = hasRoom && !isAlone;
  return (
    <div
      ref={useFocusOnClosedRow(id)}
      onKeyDown={id !== null && isBeside ? (event) => goOnInList(id, event) : undefined}
      className={id !== null && isBeside ? 'beside wide-page' : ''}
    >
      {(id === null || isBeside) && <BookingsTab />}
      {id !== null && <BookingPage key={id} id={id} isBeside={isBeside} />}
    </div>
  );
};

const linksIn = (panel: HTMLElement | null) => [...(panel?.querySelectorAll<HTMLElement>('[data-booking]') ?? [])];

/**
 * Opens the next or the previous booking of the list, only from a heading or a row, because elsewhere the arrow keys
 * have other uses.
 */
const goOnInList = (opened: string, event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof Element) || !event.target.matches('h2, [data-booking]')) return;
  const links = linksIn(event.currentTarget);
  const link = links[links.findIndex(({ dataset }) => dataset['booking'] === opened) + step];
  event.preventDefault();
  link?.scrollIntoView({ block: 'nearest' });
  link?.click();
};

/** Moves the focus to the row of a booking when its page is closed. */
const useFocusOnClosedRow = (opened: string | null) => {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(opened);
  useEffect(() => {
    const closed = shown.current;
    shown.current = opened;
    if (closed === null || opened !== null) return;
    linksIn(panel.current)
      .find(({ dataset }) => dataset['booking'] === closed)
      ?.focus({ preventScroll: true });
  }, [opened]);
  return panel;
};
