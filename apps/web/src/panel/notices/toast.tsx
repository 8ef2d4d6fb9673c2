import { CircleAlert, CircleCheck, Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@web/shared/ui/icon';

interface ToastProps {
  hasFailed: boolean;
  /** How long it is shown, in milliseconds; `null` while it is not removed automatically. */
  ms: number | null;
  /** Whether Ctrl+Z undoes it. */
  hasKeys: boolean;
  onUndo: (() => unknown) | undefined;
  onClose: () => void;
  onTimeUp: () => void;
  children: ReactNode;
}

/** A notice at the bottom of the window. Its parent must be an `aria-live` element. */
export const Toast = ({ hasFailed, ms, hasKeys, onUndo, onClose, onTimeUp, children }: ToastProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const closeButton = useRef<HTMLButtonElement>(null);
  const goByItself = useEffectEvent(onTimeUp);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => goByItself(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return (
    <div className="flex items-center gap-3 rounded-control bg-tip py-2 pr-2 pl-4 text-label text-on-tip shadow-tip forced-colors:border">
      <Icon of={hasFailed ? CircleAlert : CircleCheck} />
      <p className="min-w-0 flex-1 py-2 text-balance wrap-break-word">{children}</p>
      {onUndo && <UndoButton hasKeys={hasKeys} onUndo={onUndo} onGone={() => closeButton.current?.focus()} />}
      <button
        ref={closeButton}
        type="button"
        aria-label={t('common:close')}
        onClick={onClose}
        className="inline-flex size-11 items-center justify-center rounded-small outline-on-tip"
      >
        <Icon of={X} />
      </button>
    </div>
  );
};

interface UndoButtonProps {
  hasKeys: boolean;
  onUndo: () => unknown;
  /** Called when the button is removed while it has the focus. */
  onGone: () => void;
}

const UndoButton = ({ hasKeys, onUndo, onGone }: UndoButtonProps) => {
  const { t } = useTranslation('admin');
  const button = useRef<HTMLButtonElement>(null);
  const moveFocus = useEffectEvent(onGone);
  // A layout effect, whose cleanup runs before the removal of the button takes the focus out of the notice.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement === element) moveFocus();
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      aria-keyshortcuts={hasKeys ? 'Control+Z Meta+Z' : undefined}
      onClick={onUndo}
      className="inline-flex min-h-11 items-center gap-2 rounded-small px-2 font-semibold underline outline-on-tip"
    >
      <Icon of={Undo2} size={16} />
      {t('undo')}
    </button>
  );
};
