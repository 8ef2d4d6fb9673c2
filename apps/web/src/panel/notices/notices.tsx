import { createContext, useContext, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hasOffer,
  nextEndOf,
  queued,
  shownOf,
  withoutLateOffer,
  withoutOffersUntil,
  type Notice,
  type QueuedNotice,
} from './notice-queue';
import { Toast } from './toast';

const NotifyContext = createContext<(notice: Notice) => void>(() => undefined);

/** Shows a notice that has no place on the page. Only below {@link NoticeProvider}. */
export const useNotify = () => useContext(NotifyContext);

/** How long a notice is shown, in milliseconds; the reason of a failure takes longer to read. */
const shownMs = { done: 6_000, failed: 10_000 };

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;

/**
 * Shows notices at the bottom of the window, above all other elements there. No notice disappears while the pointer or
 * the focus is on one, but an offer to undo still ends when it expires. Ctrl+Z takes the latest offer, because its
 * button is the last in the tab order of the page.
 */
export const NoticeProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation(['admin', 'common']);
  const [notices, setNotices] = useState<QueuedNotice[]>([]);
  const [isHeld, setIsHeld] = useState(false);
  const count = useRef(0);
  const shown = shownOf(notices);
  const latestOffer = notices.findLast(hasOffer);
  const nextEnd = nextEndOf(notices);
  const remove = (gone: QueuedNotice) => setNotices((present) => present.filter((notice) => notice !== gone));
  const close = (notice: QueuedNotice) => {
    remove(notice);
    // A removed element fires no leave or blur event.
    setIsHeld(false);
  };
  const undo = (notice: QueuedNotice) => {
    close(notice);
    notice.undo?.run();
  };
  const undoByKey = useEffectEvent((event: KeyboardEvent) => {
    // In a field, the key undoes the typing.
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

  const endOffers = useEffectEvent((end: number) => setNotices(withoutOffersUntil(notices, end, isHeld)));
  useEffect(() => {
    if (nextEnd === null) return;
    const timer = setTimeout(() => endOffers(nextEnd), nextEnd - Date.now());
    return () => clearTimeout(timer);
  }, [nextEnd]);

  return (
    <NotifyContext
      value={(notice) => {
        count.current += 1;
        const number = count.current;
        setNotices((present) => queued(present, { ...withoutLateOffer(notice), number }));
      }}
    >
      {children}
      {/* Rendered even when empty, because screen readers only announce changes of an existing live region. */}
      <div
        aria-live={shown.some(({ kind }) => kind === 'failed') ? 'assertive' : 'polite'}
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
        className="fixed inset-x-2 bottom-[calc(1rem+var(--panel-height,0px))] z-40 mx-auto grid max-w-105 gap-2 print:hidden"
      >
        {shown.map((notice) => (
          <Toast
            key={notice.number}
            hasFailed={notice.kind === 'failed'}
            ms={isHeld || hasOffer(notice) ? null : shownMs[notice.kind]}
            hasKeys={notice === latestOffer}
            onUndo={hasOffer(notice) ? () => undo(notice) : undefined}
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
