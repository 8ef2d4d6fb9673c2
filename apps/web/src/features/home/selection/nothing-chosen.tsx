import { CalendarRange } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card';
import { Icon } from '../../../shared/ui/icon';

/** What stands where the chosen days will: where to begin. */
export const NothingChosen = () => {
  const { t } = useTranslation('home');
  return (
    <Card isTinted className="flex items-center gap-4 px-6 py-5">
      <Icon of={CalendarRange} size={24} className="text-pine" />
      <div>
        <p className="font-semibold">{t('nothingChosen.title')}</p>
        <p className="text-note text-ink-2">{t('nothingChosen.text')}</p>
      </div>
    </Card>
  );
};
