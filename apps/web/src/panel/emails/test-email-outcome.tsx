import type { TestEmailResult } from '@hearthstay/contracts';
import { MailCheck, MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReasonText } from '@web/panel/emails/failure-text';
import { useMoment } from '@web/panel/use-moment';
import { ErrorBox, Note } from '@web/shared/ui/note';

/** What the mail server says to a test e-mail. */
export const TestEmailOutcome = ({ result }: { result: TestEmailResult }) => {
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
