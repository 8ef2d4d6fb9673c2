import { useEffect, useRef, type MouseEvent } from 'react';

/** Marks the button of a row with its action, by which the same button of the next row is found. */
export const rowAction = (name: 'approve' | 'decline' | 'unblock' | 'unblock-day' | 'remove') => ({
  'data-row-action': name,
});

const isEnabled = (button: HTMLElement) => button.getAttribute('aria-disabled') !== 'true';

/** The first enabled button after the given one in its list that matches the selector. */
const enabledAfter = (button: HTMLElement, selector: string): HTMLElement | undefined => {
  const list = button.closest('[tabindex="-1"]') ?? document;
  const buttons = [...list.querySelectorAll<HTMLElement>(selector)];
  return buttons.slice(buttons.indexOf(button) + 1).find(isEnabled);
};

/** The button for the same action in the next row that allows it. */
const sameActionAfter = (button: HTMLElement) =>
  enabledAfter(button, `[data-row-action="${button.dataset['rowAction']}"]`);

/**
 * Handler for a button whose row leaves the list, or moves in it, after a press. It moves the focus to the next row. It
 * ignores the second click of a double click, which would hit the button that has moved under the pointer. The keyboard
 * is not affected, because the click count of a key press is 0.
 */
export const actOnRow = (act: () => unknown) => (event: MouseEvent<HTMLElement>) => {
  if (event.detail > 1) return;
  sameActionAfter(event.currentTarget)?.focus();
  act();
};

/**
 * For a button that an action on another row disables. If the button has the focus then, the focus moves to the same
 * button of the next row that allows it, or else to the next enabled button.
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
