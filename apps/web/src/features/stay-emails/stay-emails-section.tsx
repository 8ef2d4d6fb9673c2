import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RowsSkeleton } from '@web/panel/rows';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSettingsSection } from '@web/panel/settings/use-settings-section';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';
import { QueryState } from '@web/shared/ui/query-state';
import { addressOfKind, useChosenKind } from './kind-address';
import { KindList } from './kind-list';
import { StayEmailEditor } from './stay-email-editor';

/** The e-mails that guests get before and after their stays. A narrow screen shows their list or one of them. */
export const StayEmailsSection = () => {
  const { t } = useTranslation('admin');
  const query = useSettingsSection('stay-emails');
  const chosen = useChosenKind();
  const kind = chosen ?? 'arrival';
  if (!query.data) {
    return (
      <SettingsCard title={t('stayEmails.title')}>
        <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
      </SettingsCard>
    );
  }
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <KindList emails={query.data} shown={kind} className={classNames(chosen && 'max-lg:hidden')} />
      <div className={classNames('grid min-w-0 gap-2', !chosen && 'max-lg:hidden')}>
        <Link to={addressOfKind()} className="text-button justify-self-start lg:hidden">
          <Icon of={ArrowLeft} size={16} />
          {t('stayEmails.title')}
        </Link>
        <StayEmailEditor key={kind} kind={kind} emails={query.data} />
      </div>
    </div>
  );
};
