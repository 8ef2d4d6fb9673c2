import type { StayEmailKind } from '@hearthstay/contracts';
import { formatDay } from '@hearthstay/stay';
import { Eye, MailCheck, MailX, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { ErrorBox, Note } from '@web/shared/ui/note';
import { useStayEmailPreview, useStayEmailTest, type StayEmailDraft } from './use-stay-emails';

/** Shows the typed text in one language with the data of a stay, and sends it as a test. */
export const DraftTrial = ({ kind, draft }: { kind: StayEmailKind; draft: StayEmailDraft }) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const preview = useStayEmailPreview(kind);
  const test = useStayEmailTest(kind);
  const error = preview.error ?? test.error;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" size="medium" icon={Eye} isBusy={preview.isRunning} onClick={() => preview.run(draft)}>
          {t('stayEmails.preview')}
        </Button>
        <Button kind="quiet" size="medium" icon={Send} isBusy={test.isRunning} onClick={() => test.run(draft)}>
          {t('stayEmails.test')}
        </Button>
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {preview.result && (
          <Note icon={Eye}>
            <p className="text-note text-ink-2">
              {t('stayEmails.previewOf', { name: preview.result.guest })}
              {preview.result.sentOn && ` ${t('stayEmails.sentOn', { day: formatDay(preview.result.sentOn, locale) })}`}
            </p>
            <p className="mt-2 font-semibold">{preview.result.subject}</p>
            <p className="mt-2 whitespace-pre-line">{preview.result.text}</p>
          </Note>
        )}
        {test.result && (
          <Note icon={test.result.outcome === 'sent' ? MailCheck : MailX}>
            {t(`stayEmails.outcome.${test.result.outcome}`, { email: test.result.to })}
          </Note>
        )}
      </div>
      {error !== null && (
        <ErrorBox title={t('stayEmails.failed')}>{messageOf(error, t('common:failure.noResponse'))}</ErrorBox>
      )}
    </div>
  );
};
