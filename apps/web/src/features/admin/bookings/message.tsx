import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/ui/class-names';

/** Whether a press was the end of selecting text. */
const hasSelection = () => document.getSelection()?.isCollapsed === false;

/** Two lines of what the guest wrote; pressing shows all of it. Not a `<button>`, whose text cannot be selected. */
export const Message = ({ text }: { text: string | null }) => {
  const { t } = useTranslation('admin');
  const [isWhole, setIsWhole] = useState(false);
  const toggle = () => setIsWhole(!isWhole);
  if (!text) return <span className="text-ink-2">{t('bookings.noMessage')}</span>;
  return (
    <div
      role="button"
      tabIndex={0}
      aria-expanded={isWhole}
      onClick={() => hasSelection() || toggle()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        toggle();
      }}
      className={classNames(
        'cursor-pointer rounded-swatch wrap-anywhere',
        isWhole ? 'whitespace-pre-line' : 'line-clamp-2 print:line-clamp-none',
      )}
    >
      {text}
    </div>
  );
};
