import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast } from '../../../shared/ui/toast';
import { NotifyContext, type Notice } from './notify';

/** How long a notice stays, in milliseconds: why something failed takes longer to read. */
const shownMs = { done: 6_000, failed: 10_000 };

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
      shownMs[shown.kind],
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
          <Toast hasFailed={shown.kind === 'failed'} onClose={close}>
            {shown.text(t)}
          </Toast>
        )}
      </div>
    </NotifyContext>
  );
};
