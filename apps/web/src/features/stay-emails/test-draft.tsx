import type { StayEmailKind } from '@hearthstay/contracts';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TestEmailOutcome } from '@web/panel/emails/test-email-outcome';
import { Button } from '@web/shared/ui/button';
import { MutationError } from '@web/shared/ui/mutation-error';
import { useStayEmailTest, type StayEmailDraft } from './use-stay-email-draft';

interface TestDraftProps {
  kind: StayEmailKind;
  draft: StayEmailDraft;
  /** Says what is wrong with the texts. @returns whether they are right */
  onCheck: () => Promise<boolean>;
  /** The row of buttons, with that of the test. */
  children: (button: ReactNode) => ReactNode;
}

/** Sends what is typed to the admin who is signed in, and shows what the mail server says. */
export const TestDraft = ({ kind, draft, onCheck, children }: TestDraftProps) => {
  const { t } = useTranslation('admin');
  const { send, isSending, error, result } = useStayEmailTest(kind);
  const checkAndSend = async () => {
    if (await onCheck()) send(draft);
  };
  return (
    <>
      {children(
        draft.text.trim() !== '' && (
          <Button
            kind="quiet"
            icon={Send}
            isBusy={isSending}
            busyLabel={t('emailLog.test.busy')}
            onClick={() => void checkAndSend()}
          >
            {t('stayEmails.test')}
          </Button>
        ),
      )}
      <div role="status" className="empty:hidden">
        {result && <TestEmailOutcome result={result} />}
      </div>
      <MutationError title={t('emailLog.test.error')} error={error} />
    </>
  );
};
