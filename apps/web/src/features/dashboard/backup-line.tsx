import type { BackupView } from '@hearthstay/contracts';
import { languageTag } from '@hearthstay/locales';
import { dayAt, daysBetween } from '@hearthstay/stay';
import { DatabaseBackup, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { backupKey } from '@web/panel/panel-data';
import { useLocale } from '@web/shared/i18n/language';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useToday } from '@web/shared/settings/use-today';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';

/** In days; one night may be missed, for instance by a machine that is switched off. */
const outdatedAfter = 2;

/** The age of the latest nightly backup; nothing where there is no such backup. */
export const BackupLine = () => {
  const { t } = useTranslation('admin');
  const { data: backup } = useSWR<BackupView, unknown>(backupKey);
  const age = useAge(backup?.lastAt ?? null);
  if (!backup?.isNightly) return null;
  const isOutdated = age !== undefined && age.days > outdatedAfter;
  return (
    <p className={classNames('flex gap-2 text-note', isOutdated ? 'text-taken-ink' : 'text-ink-2')}>
      <Icon of={isOutdated ? TriangleAlert : DatabaseBackup} size={20} />
      {age === undefined
        ? t('dashboard.backup.none')
        : t(isOutdated ? 'dashboard.backup.outdated' : 'dashboard.backup.last', { age: age.inWords })}
    </p>
  );
};

/** The days at the property since an instant, also in words: today, yesterday, 3 days ago. */
const useAge = (instant: string | null) => {
  const locale = useLocale();
  const today = useToday();
  const { timezone } = usePublicSettings().settings;
  if (instant === null) return undefined;
  const days = daysBetween(dayAt(timezone, new Date(instant)), today);
  return { days, inWords: new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto' }).format(-days, 'day') };
};
