import type { MouseEvent } from 'react';

/** Marks the button of a row by what it does, so that the same button of the next row can be found. */
export const rowAction = (name: 'approve' | 'decline' | 'unblock' | 'unblock-day' | 'remove') => ({
  'data-row-action': name,
});

/** The button that does the same to the next row that allows it. */
const nextAfter = (button: HTMLElement): HTMLElement | undefined => {
  const list = button.closest('[tabindex="-1"]') ?? document;
  const selector = `[data-row-action="${button.dataset['rowAction']}"]:not([aria-disabled="true"])`;
  const buttons = [...list.querySelectorAll<HTMLElement>(selector)];
  return buttons[buttons.indexOf(button) + 1];
};

/**
 * For buttons of rows that leave the list, or change their place in it, once they are pressed. The focus goes on to the
 * next row, whose turn it is. The second click of a double click is none: it would hit the button that has come under
 * the pointer meanwhile. Keys count no clicks, and come through.
 */
export const actOnRow = (act: () => unknown) => (event: MouseEvent<HTMLElement>) => {
  if (event.detail > 1) return;
  nextAfter(event.currentTarget)?.focus();
  act();
};
