import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names';

interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `null` for no tooltip at present; the control stays the same element, so it keeps the focus. */
  text: string | null;
  /** The edge at which the tooltip is aligned with the control, so that it stays on the screen. */
  align?: 'start' | 'center' | 'end';
  /** Whether the label of the control has the same words; then screen readers skip the tooltip. */
  repeatsLabel?: boolean;
  /** Renders the control, with the id as its `aria-describedby`. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** Closes the tooltip that was opened last. */
let closeOther = () => {};

/**
 * Explains the control inside it while the pointer or the focus is there, or after a tap. Escape hides it. Only one
 * tooltip is open at a time, because those of the focus and of the pointer would cover each other.
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
    // In the capture phase, so that Escape does not also clear the chosen days.
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
      // A lifted finger also leaves, and not every browser focuses a tapped control.
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
