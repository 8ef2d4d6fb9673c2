import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@web/shared/ui/button';

interface DetailsPanelProps {
  title: string;
  /** The owner leaves it: by the cross, by Escape, by going on beside it. */
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * What a bar of the calendar stands for, at the bottom of the window. It is no modal dialog: the calendar stays visible
 * and usable, and a modal one makes the browser style and paint the whole page anew, which takes too long for a year of
 * bars. The browser closes it and gives the focus back.
 */
export const DetailsPanel = ({ title, onClose, actions, children }: DetailsPanelProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  // Hidden while it is still on the page: the browser gives the focus back for no other.
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
      // Not at once: the focus also leaves when the browser gives it back, and a removal in between would lose it.
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
