import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button';

interface DialogProps {
  title: string;
  /** The user leaves without deciding: by the cross, by Escape or beside the dialog. */
  onClose: () => void;
  /** Buttons, the quiet one first; on phones they are stacked with the last one on top. A form has its own. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog. Render it only while it is open: its input is discarded with it. The browser keeps the focus inside
 * and restores it afterwards; `data-initial-focus` marks the field that gets the focus first.
 */
export const Dialog = ({ title, onClose, actions, children }: DialogProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect closes it while it is still on the page: otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser closes the dialog after a second Escape, even if the page prevented the first; it is open as long
      // as it is rendered.
      onClose={() => dialog.current?.showModal()}
      // Ignores the second click of the double click that opened it.
      onClickCapture={(event) => {
        if (event.detail > 1) event.stopPropagation();
      }}
      // Not `onClick`, whose event is also fired when a mouse that selects text is released beside the dialog.
      onMouseDown={(event) => {
        if (event.target === dialog.current && event.detail === 1) onClose();
      }}
      className="dialog m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-1rem)] max-w-130 rounded-card bg-surface text-ink shadow-dialog"
    >
      <div className="grid gap-6 p-6 xs:p-8">
        <div className="flex items-center justify-between gap-4">
          <h2 id={titleId} className="title-card">
            {title}
          </h2>
          <IconButton icon={X} label={t('close')} isPlain onClick={onClose} className="-my-2 -mr-2.5 text-ink-2" />
        </div>
        {children}
        {actions && <div className="flex flex-col-reverse gap-3 xs:flex-row xs:justify-end">{actions}</div>}
      </div>
    </dialog>
  );
};
