import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@web/shared/ui/button';

interface DetailsPanelProps {
  title: string;
  /** Called when the owner closes it: by the button, by Escape, or by continuing elsewhere. */
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * The details of a bar, at the bottom of the window. It is not a modal dialog, because the calendar stays visible and
 * usable, and because a modal dialog makes the browser style and paint the whole page again, which takes too long with
 * the bars of a year. It is a popover, so that the browser closes it and restores the focus.
 */
export const DetailsPanel = ({ title, onClose, actions, children }: DetailsPanelProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  // Hidden in a layout effect, because the browser restores the focus only for an element that is still in the
  // document.
  useLayoutEffect(() => {
    const element = panel.current;
    element?.showPopover();
    element?.focus();
    return () => element?.hidePopover();
  }, []);
  return (
    <dialog
      ref={panel}
      popover="auto"
      tabIndex={-1}
      aria-labelledby={titleId}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
      // Delayed, because the blur event is also fired while the browser restores the focus, and removing the panel then
      // would lose it.
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setTimeout(onClose);
      }}
      className="owner-panel owner-details"
    >
      <div className="grid gap-4">
        <div className="flex items-center justify-between gap-4">
          <h3 id={titleId} className="min-w-0 text-body font-semibold wrap-anywhere">
            {title}
          </h3>
          <IconButton icon={X} label={t('close')} isPlain onClick={onClose} className="-my-2 -mr-2 text-ink-2" />
        </div>
        {children}
        {actions && <div className="flex flex-col-reverse gap-3 xs:flex-row xs:justify-end">{actions}</div>}
      </div>
    </dialog>
  );
};
