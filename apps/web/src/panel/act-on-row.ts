import { useEffect, useRef, type MouseEvent } from 'react';

/** Marks the button of a row by what it does, so that the same button of the next row can be found. */
export const rowAction = (name: 'approve' | 'decline' | 'unblock' | 'unblock-day' | 'remove') => ({
  'data-row-action': name,
});

const isEnabled = (button: HTMLElement) => button.getAttribute('aria-disabled') !== 'true';

/** The first enabled button of the list that follows a button and matches a selector, as the button itself does. */
const enabledAfter = (button: HTMLElement, selector: string): HTMLElement | undefined => {
  const list = button.closest('[tabindex="-1"]') ?? document;
  const buttons = [...list.querySelectorAll<HTMLElement>(selector)];
  return buttons.slice(buttons.indexOf(button) + 1).find(isEnabled);
};

/** The button that does the same to the next row that allows it. */
const sameActionAfter = (button: HTMLElement) =>
  enabledAfter(button, `[data-row-action="${button.dataset['rowAction']}"]`);

/**
 * For buttons of rows that leave the list, or change their place in it, once they are pressed. The focus goes on to the
 * next row, whose turn it is. The second click of a double click is none: it would hit the button that has come under
 * the pointer meanwhile. Keys count no clicks, and come through.
 */
export const actOnRow = (act: () => unknown) => (event: MouseEvent<HTMLElement>) => {
  if (event.detail > 1) return;
  sameActionAfter(event.currentTarget)?.focus();
  act();
};

/**
 * For a button that is disabled when another row is acted on. If it has the focus then, the focus moves to the same
 * button of the next row that allows it, or else to the next button that can be pressed.
 */
export const useFocusWhileEnabled = (isDisabled: boolean) => {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = ref.current;
    if (!isDisabled || button === null || document.activeElement !== button) return;
    (sameActionAfter(button) ?? enabledAfter(button, '[data-row-action]'))?.focus();
  }, [isDisabled]);
  return ref;
};
