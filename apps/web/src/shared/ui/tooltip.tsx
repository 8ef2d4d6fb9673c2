import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names';

interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `null`: there is nothing to explain at present. The control stays the same element, and keeps the focus. */
  text: string | null;
  /** Which edge of the tooltip keeps to what it explains, so that it stays on the screen. */
  align?: 'start' | 'center' | 'end';
  /** The control is named by the same words, so screen readers pass over the tooltip. */
  repeatsLabel?: boolean;
  /** Renders what is explained; it takes the id as its `aria-describedby`. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** Closes the tooltip that opened last. */
let closeOther = () => {};

/**
 * Explains the one control inside it, while the pointer or the focus is there, or after a tap. Escape hides it. One
 * tooltip is open at a time, because that of the focus and that of the pointer would cover each other.
 */
export const Tooltip = ({
  text,
  align = 'center',
  repeatsLabel = false,
  className,
  children,
  ...host
}: TooltipProps) => {
  const id = useId();
  const element = useRef<HTMLSpanElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = isWanted && text !== null;
  const close = () => setIsWanted(false);
  const open = () => {
    closeOther();
    closeOther = close;
    setIsWanted(true);
  };

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
      {...host}
      ref={element}
      className={classNames('tip-host', className)}
      onPointerEnter={open}
      // A finger leaves when it is lifted, and not every browser gives the focus to what was tapped.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && close()}
      onFocus={open}
      onBlur={close}
    >
      {children(text === null ? undefined : id)}
      {text !== null && (
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
      )}
    </span>
  );
};
