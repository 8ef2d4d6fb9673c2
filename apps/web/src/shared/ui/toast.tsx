import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon';

interface ToastProps {
  hasFailed: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A sentence at the bottom of the window. Put it into an `aria-live` element. */
export const Toast = ({ hasFailed, onClose, children }: ToastProps) => {
  const { t } = useTranslation();
  return (
    <div className="fixed inset-x-2 bottom-4 z-40 mx-auto flex max-w-95 items-center gap-3 rounded-control bg-tip py-2 pr-2 pl-4 text-label text-on-tip shadow-tip print:hidden forced-colors:border">
      <Icon of={hasFailed ? CircleAlert : CircleCheck} />
      <p className="min-w-0 flex-1 py-2 wrap-break-word">{children}</p>
      <button
        type="button"
        aria-label={t('close')}
        onClick={onClose}
        className="inline-flex size-11 items-center justify-center rounded-small outline-on-tip"
      >
        <Icon of={X} />
      </button>
    </div>
  );
};
