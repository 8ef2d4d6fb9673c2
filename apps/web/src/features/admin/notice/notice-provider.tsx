import { useEffect, useState, type ReactNode } from 'react';
import { Toast } from '../../../shared/ui/toast';
import { NotifyContext, type Notice } from './notify';

const shownMs = 6_000;

/** Shows the latest notice at the bottom of the window. */
export const NoticeProvider = ({ children }: { children: ReactNode }) => {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (notice?.kind !== 'done') return;
    const timer = setTimeout(() => setNotice(null), shownMs);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <NotifyContext value={setNotice}>
      {children}
      {/* Here before it has something to say, or screen readers would miss the first word. */}
      <div aria-live={notice?.kind === 'failed' ? 'assertive' : 'polite'}>
        {notice && (
          <Toast hasFailed={notice.kind === 'failed'} onClose={() => setNotice(null)}>
            {notice.text}
          </Toast>
        )}
      </div>
    </NotifyContext>
  );
};
