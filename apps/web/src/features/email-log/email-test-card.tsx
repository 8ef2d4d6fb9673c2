import type { TestEmailResult } from '@hearthstay/contracts';
import { MailCheck, MailX, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReasonText } from '@web/panel/emails/failure-text';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useMoment } from '@web/panel/use-moment';
import { messageOf } from '@web/shared/api/api-error';
import { useAdminEmail } from '@web/shared/session/admin-session';
import { Button } from '@web/shared/ui/button';
import { ErrorBox, Note } from '@web/shared/ui/note';
import { useEmailTest } from './use-email-test';

/** Tests whether the mail server accepts e-mails, and shows its message if not. */
export const EmailTestCard = () => {
  const { t } = useTranslation(['admin', 'common']);
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
        {result && <Result result={result} />}
      </div>
      {error !== null && (
        <ErrorBox title={t('emailLog.test.error')}>{messageOf(error, t('common:failure.noResponse'))}</ErrorBox>
      )}
    </SettingsCard>
  );
};

const Result = ({ result }: { result: TestEmailResult }) => {
  const { t } = useTranslation('admin');
  const moment = useMoment();
  const { outcome, to, at } = result;
  if (outcome === 'failed') return <FailedTest result={result} />;
  const isSent = outcome === 'sent';
  return (
    <Note icon={isSent ? MailCheck : MailX} tone={isSent ? 'action' : 'warning'}>
      <p className="font-semibold">
        {isSent ? t('emailLog.test.sent', { time: moment(at) }) : t('emailLog.test.noServer')}
      </p>
      <p className="text-note">
        {isSent ? t('emailLog.test.sentHint', { email: to }) : t('emailLog.test.noServerHint')}
      </p>
    </Note>
  );
};

const FailedTest = ({ result: { at, failure, server, dialogue } }: { result: TestEmailResult }) => {
  const { t } = useTranslation('admin');
  const moment = useMoment();
  const lines = dialogue.map(({ from, text }) => `${from === 'program' ? '›' : '‹'} ${text}`);
  const details = failure?.details;
  return (
    <ErrorBox icon={MailX} title={t('emailLog.test.failed', { time: moment(at) })}>
      {failure && (
        <span className="block">
          <ReasonText failure={failure} />
        </span>
      )}
      <samp
        role="group"
        aria-label={t('emailLog.test.dialogue')}
        lang="en"
        className="mt-2 block text-tiny whitespace-pre-wrap wrap-anywhere"
      >
        {[server, ...lines, ...(details && !lines.some((line) => line.includes(details)) ? [details] : [])].join('\n')}
      </samp>
    </ErrorBox>
  );
};
