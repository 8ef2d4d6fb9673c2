import { useId, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '@web/shared/ui/class-names';

interface MenuProps {
  /** What its button shows, and what it is called where that is only a picture. */
  button: ReactNode;
  label?: string;
  className: string;
  children: ReactNode;
}

/**
 * A menu of the top bar. The browser opens and closes it, and so does whatever is chosen in it; who tabs on out of it
 * leaves it closed, or it would lie over what has the focus then.
 */
export const Menu = ({ button, label, className, children }: MenuProps) => {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) menu.current?.hidePopover();
  };
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    // Its button closes it by itself, and would open it again.
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
