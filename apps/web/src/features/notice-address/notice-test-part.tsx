import { BellRing, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '@web/panel/use-moment';
import { Button } from '@web/shared/ui/button';
import { MutationError } from '@web/shared/ui/mutation-error';
import { Note } from '@web/shared/ui/note';
import { useNoticeTest } from './use-notice-address';

/** Finds out whether notices arrive at the saved address, and shows what the receiver says. */
export const NoticeTestPart = () => {
  const { t } = useTranslation('admin');
  const moment = useMoment();
  const { send, isSending, error, result } = useNoticeTest();
  return (
    <div className="grid gap-4 border-t border-line pt-6">
      <div>
        <Button kind="quiet" icon={Send} isBusy={isSending} busyLabel={t('noticeAddress.test.busy')} onClick={send}>
          {t('noticeAddress.test.send')}
        </Button>
      </div>
      {/* It stays on the page while it is empty, so that what comes into it is read out. */}
      <div role="status" className={result ? undefined : '-mb-4'}>
        {result && (
          <Note icon={BellRing} tone="action">
            <p className="font-semibold">{t('noticeAddress.test.sent', { time: moment(result.at) })}</p>
            <p className="text-note">{t('noticeAddress.test.said', { said: result.said })}</p>
          </Note>
        )}
      </div>
      <MutationError title={t('noticeAddress.test.failed')} error={error} />
    </div>
  );
};
