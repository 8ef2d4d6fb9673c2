import type { TFunction } from 'i18next';
import { CircleAlert, CircleCheck, Undo2, X } from 'lucide-react';
import { createContext, useContext, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
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

interface NumberedNotice extends Notice {
  number: number;
}

/** A failure is read before what comes next, an offer stands for its time, and of the rest only the latest matters. */
const queued = (notices: NumberedNotice[], notice: NumberedNotice) => [
  ...notices.filter(({ kind, undo }) => kind === 'failed' || undo),
  notice,
];

/** Every offer to undo at the same time, since each has a time of its own, and the rest one after the other. */
const shownOf = (notices: NumberedNotice[]) => {
  const next = notices.find(({ undo }) => !undo);
  return notices.filter((notice) => notice.undo || notice === next);
};

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;

/**
 * Shows notices at the bottom of the window. None goes by itself while the pointer or the focus is on one. Ctrl+Z takes
 * the latest offer to undo, whose button is the last of a long page.
 */
export const NoticeProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation(['admin', 'common']);
  const [notices, setNotices] = useState<NumberedNotice[]>([]);
  const [isHeld, setIsHeld] = useState(false);
  const count = useRef(0);
  const shown = shownOf(notices);
  const latestOffer = notices.findLast(({ undo }) => undo);
  const remove = (gone: NumberedNotice) => setNotices((present) => present.filter((notice) => notice !== gone));
  const close = (notice: NumberedNotice) => {
    remove(notice);
    // What is gone is left by neither the pointer nor the focus.
    setIsHeld(false);
  };
  const undo = (notice: NumberedNotice) => {
    close(notice);
    notice.undo?.run();
  };
  const undoByKey = useEffectEvent((event: KeyboardEvent) => {
    // In a field it takes back what was typed.
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
    if (!latestOffer || isTyping || !isUndoKey(event)) return;
    event.preventDefault();
    undo(latestOffer);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => undoByKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <NotifyContext
      value={(notice) => {
        count.current += 1;
        const number = count.current;
        setNotices((present) => queued(present, { ...notice, number }));
      }}
    >
      {children}
      {/* Here before it has something to say, or screen readers would miss the first word. */}
      <div
        aria-live={shown.some(({ kind }) => kind === 'failed') ? 'assertive' : 'polite'}
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
        className="fixed inset-x-2 bottom-4 z-40 mx-auto grid max-w-105 gap-2 print:hidden"
      >
        {shown.map((notice) => (
          <Toast
            key={notice.number}
            hasFailed={notice.kind === 'failed'}
            ms={isHeld ? null : timeOf(notice)}
            hasKeys={notice === latestOffer}
            onUndo={notice.undo && (() => undo(notice))}
            onClose={() => close(notice)}
            onTimeUp={() => remove(notice)}
          >
            {notice.text(t)}
          </Toast>
        ))}
      </div>
    </NotifyContext>
  );
};

interface ToastProps {
  hasFailed: boolean;
  /** How long it stays; `null` while it does not go by itself. */
  ms: number | null;
  /** Ctrl+Z undoes it. */
  hasKeys: boolean;
  onUndo: (() => unknown) | undefined;
  onClose: () => void;
  onTimeUp: () => void;
  children: ReactNode;
}

/** A sentence at the bottom of the window. Put it into an `aria-live` element. */
const Toast = ({ hasFailed, ms, hasKeys, onUndo, onClose, onTimeUp, children }: ToastProps) => {
  const { t } = useTranslation(['admin', 'common']);
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
      {onUndo && (
        <button
          type="button"
          aria-keyshortcuts={hasKeys ? 'Control+Z Meta+Z' : undefined}
          onClick={onUndo}
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
