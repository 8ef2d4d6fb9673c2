import { History, Info, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { Icon } from '@web/shared/ui/icon';

const sentences = [
  { key: 'sent', icon: Info },
  { key: 'retention', icon: History },
  { key: 'signIn', icon: KeyRound },
] as const;

/** Facts about the e-mails that the log does not show. */
export const GoodToKnow = () => {
  const { t } = useTranslation('admin');
  return (
    <SettingsCard title={t('emailLog.goodToKnow.title')}>
      <ul className="grid gap-4 text-note">
        {sentences.map(({ key, icon }) => (
          <li key={key} className="flex gap-3">
            <Icon of={icon} size={16} className="mt-0.5 text-ink-2" />
            <span className="min-w-0">{t(`emailLog.goodToKnow.${key}`)}</span>
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
};
