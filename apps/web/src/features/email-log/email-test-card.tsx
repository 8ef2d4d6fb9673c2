import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TestEmailOutcome } from '@web/panel/emails/test-email-outcome';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useAdminEmail } from '@web/shared/session/admin-session';
import { Button } from '@web/shared/ui/button';
import { MutationError } from '@web/shared/ui/mutation-error';
import { useEmailTest } from './use-email-test';

/** Tests whether the mail server accepts e-mails, and shows its message if not. */
export const EmailTestCard = () => {
  const { t } = useTranslation('admin');
  const email = useAdminEmail();
  const { send, isSending, error, result } = useEmailTest();
  return (
    <SettingsCard title={t('emailLog.test.title')} lead={t('emailLog.test.lead', { email })}>
      <Button
        size="medium"
        icon={Send}
        isBusy={isSending}
        busyLabel={t('emailLog.test.busy')}
        onClick={send}
        className="w-full"
      >
        {t('emailLog.test.send')}
      </Button>
      {/* Rendered even when empty, so that screen readers announce the result. */}
      <div role="status" className={result ? undefined : '-mb-6'}>
        {result && <TestEmailOutcome result={result} />}
      </div>
      <MutationError title={t('emailLog.test.error')} error={error} />
    </SettingsCard>
  );
};
