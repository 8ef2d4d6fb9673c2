import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/ui/class-names';

/** Two lines of what the guest wrote; pressing shows all of it. */
export const Message = ({ text }: { text: string | null }) => {
  const { t } = useTranslation('admin');
  const [isWhole, setIsWhole] = useState(false);
  if (!text) return <span className="text-ink-2">{t('bookings.noMessage')}</span>;
  return (
    <button
      type="button"
      data-print
      aria-expanded={isWhole}
      onClick={() => setIsWhole(!isWhole)}
      className={classNames(
        'rounded-swatch text-left wrap-anywhere',
        isWhole ? 'whitespace-pre-line' : 'line-clamp-2 print:line-clamp-none',
      )}
    >
      {text}
    </button>
  );
};
