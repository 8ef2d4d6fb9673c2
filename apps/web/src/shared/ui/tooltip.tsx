import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names';

interface TooltipProps {
  text: string;
  /** Which edge of the tooltip keeps to what it explains, so that it stays on the screen. */
  align?: 'start' | 'center' | 'end';
  className?: string;
  /** The control is named by the same words, so screen readers pass over the tooltip. */
  repeatsLabel?: boolean;
  /** Renders what is explained; it takes the id as its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
}

/** Explains the one control inside it, while the pointer or the focus is there, or after a tap. Escape hides it. */
export const Tooltip = ({ text, align = 'center', className, repeatsLabel = false, children }: TooltipProps) => {
  const id = useId();
  const element = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    // Before all others: who closes an explanation does not also clear what they have chosen.
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    const closeFromElsewhere = ({ target }: Event) => !element.current?.contains(target as Node) && close();
    document.addEventListener('keydown', closeByEscape, { capture: true });
    document.addEventListener('pointerdown', closeFromElsewhere);
    return () => {
      document.removeEventListener('keydown', closeByEscape, { capture: true });
      document.removeEventListener('pointerdown', closeFromElsewhere);
    };
  }, [isOpen]);

  return (
    <span
      ref={element}
      className={classNames('relative inline-flex', className)}
      onPointerEnter={open}
      // A finger leaves when it is lifted, and not every browser gives the focus to what was tapped.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && close()}
      onFocus={open}
      onBlur={close}
    >
      {children(id)}
      <span aria-hidden hidden={!isOpen} className="tip-arrow" />
      <span
        id={id}
        role="tooltip"
        aria-hidden={repeatsLabel || undefined}
        hidden={!isOpen}
        className="tip"
        data-align={align}
      >
        {text}
      </span>
    </span>
  );
};
