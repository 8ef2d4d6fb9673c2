import { stayEmailKinds } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { RowsSkeleton } from '@web/panel/rows';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { QueryState } from '@web/shared/ui/query-state';
import { StayEmailCard } from './stay-email-card';
import { useStayEmails } from './use-stay-emails';

/** The settings of the e-mails that guests get before and after their stays. */
export const StayEmailsSection = () => {
  const { t } = useTranslation('admin');
  const query = useStayEmails();
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="title-card">{t('stayEmails.title')}</h2>
        <p className="mt-1 text-note text-ink-2">{t('stayEmails.lead')}</p>
      </div>
      {query.data ? (
        <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
          {stayEmailKinds.map((kind) => (
            <StayEmailCard key={kind} kind={kind} emails={query.data!} />
          ))}
        </div>
      ) : (
        <SettingsCard title={t('stayEmails.title')}>
          <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
        </SettingsCard>
      )}
    </div>
  );
};
