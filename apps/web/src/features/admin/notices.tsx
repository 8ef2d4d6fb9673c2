import type { TFunction } from 'i18next';
import { CircleAlert, CircleCheck, Undo2, X } from 'lucide-react';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@web/shared/ui/icon';

/** The texts of the panel, in the language of the moment. */
export type PanelTexts = TFunction<['admin', 'common']>;

export interface Notice {
  kind: 'done' | 'failed';
  text: (t: PanelTexts) => string;
  /** Offers to undo what was done, for so many seconds. */
  undo?: { seconds: number; run: () => unknown };
}

const NotifyContext = createContext<(notice: Notice) => void>(() => undefined);

/** Says something that has no place on the page, below {@link NoticeProvider}. */
export const useNotify = () => useContext(NotifyContext);

/** How long a notice stays, in milliseconds: why something failed takes longer to read. */
const shownMs = { done: 6_000, failed: 10_000 };

const timeOf = ({ kind, undo }: Notice) => (undo ? undo.seconds * 1_000 : shownMs[kind]);

/** What failed is read before what comes next; of what was done, only the latest matters. */
const queued = (notices: Notice[], notice: Notice) => [...notices.filter(({ kind }) => kind === 'failed'), notice];

/**
 * Shows notices at the bottom of the window, one after the other. None goes by itself while the pointer or the focus is
 * on it.
 */
export const NoticeProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation(['admin', 'common']);
  const [notices, setNotices] = useState<Notice[]>([]);
  const [isHeld, setIsHeld] = useState(false);
  const [shown] = notices;
  const close = () => {
    setNotices((present) => present.slice(1));
    // What is gone is left by neither the pointer nor the focus.
    setIsHeld(false);
  };

  useEffect(() => {
    if (!shown || isHeld) return;
    const timer = setTimeout(
      () => setNotices((present) => present.filter((notice) => notice !== shown)),
      timeOf(shown),
    );
    return () => clearTimeout(timer);
  }, [shown, isHeld]);

  return (
    <NotifyContext value={(notice) => setNotices((present) => queued(present, notice))}>
      {children}
      {/* Here before it has something to say, or screen readers would miss the first word. */}
      <div
        aria-live={shown?.kind === 'failed' ? 'assertive' : 'polite'}
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        {shown && (
          <Toast hasFailed={shown.kind === 'failed'} undo={shown.undo?.run} onClose={close}>
            {shown.text(t)}
          </Toast>
        )}
      </div>
    </NotifyContext>
  );
};

interface ToastProps {
  hasFailed: boolean;
  undo?: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A sentence at the bottom of the window. Put it into an `aria-live` element. */
const Toast = ({ hasFailed, undo, onClose, children }: ToastProps) => {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <div className="fixed inset-x-2 bottom-4 z-40 mx-auto flex max-w-95 items-center gap-3 rounded-control bg-tip py-2 pr-2 pl-4 text-label text-on-tip shadow-tip print:hidden forced-colors:border">
      <Icon of={hasFailed ? CircleAlert : CircleCheck} />
      <p className="min-w-0 flex-1 py-2 wrap-break-word">{children}</p>
      {undo && (
        <button
          type="button"
          onClick={() => {
            onClose();
            undo();
          }}
          className="inline-flex min-h-11 items-center gap-2 rounded-small px-2 font-semibold underline outline-on-tip"
        >
          <Icon of={Undo2} size={16} />
          {t('undo')}
        </button>
      )}
      <button
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
