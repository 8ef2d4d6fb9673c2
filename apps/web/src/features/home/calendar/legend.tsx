import { useTranslation } from 'react-i18next';
import './legend.css';

const kinds = ['taken', 'tooFar', 'selected'] as const;

/** What the grounds of the calendar mean. */
export const Legend = () => {
  const { t } = useTranslation('home');
  return (
    <ul aria-label={t('legend.label')} className="flex flex-wrap gap-x-6 gap-y-2 text-note">
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span aria-hidden className="swatch" data-kind={kind} />
          {t(`legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
};
