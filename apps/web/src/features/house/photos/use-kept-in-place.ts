import { useLayoutEffect, useRef } from 'react';

/**
 * For a row of a list whose buttons move it. When its place has changed, the page is scrolled so that the pressed
 * button is where it was in the window: the pointer is then not on a button of another row.
 *
 * @param place of the row in the list
 * @returns to call with the button that is pressed
 */
export const useKeptInPlace = (place: number) => {
  const pressed = useRef<{ button: HTMLElement; top: number }>(null);
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { button, top } = pressed.current;
    pressed.current = null;
    window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [place]);
  return (button: HTMLElement) => {
    pressed.current = { button, top: button.getBoundingClientRect().top };
  };
};
