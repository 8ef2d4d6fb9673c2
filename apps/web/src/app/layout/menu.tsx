import { useId, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '@web/shared/ui/class-names';

interface MenuProps {
  /** The content of the button; `label` is its name if the content is only an icon. */
  button: ReactNode;
  label?: string;
  className: string;
  children: ReactNode;
}

/**
 * A menu of the top bar. The browser opens and closes it. It also closes after a choice, and when the focus leaves it,
 * so that it does not cover the focused element.
 */
export const Menu = ({ button, label, className, children }: MenuProps) => {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) menu.current?.hidePopover();
  };
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    // A press on the button closes the menu; closing it here as well would make that press open it again.
    if (relatedTarget === null || relatedTarget === opener.current) return;
    if (!menu.current?.contains(relatedTarget)) menu.current?.hidePopover();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={classNames('menu-button', className)}
      >
        {button}
      </button>
      <div ref={menu} id={id} popover="auto" className="menu" onClick={closeAfterChoice} onBlur={closeWhenLeft}>
        {children}
      </div>
    </>
  );
};
