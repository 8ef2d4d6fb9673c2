import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { Button } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
import { ErrorBox } from '@web/shared/ui/note';

interface AskToRemoveProps {
  title: string;
  text: string;
  action: { run: () => Promise<boolean>; isPending: boolean; failure: unknown };
  onClose: () => void;
}

/** Asks before a calendar goes. */
export const AskToRemove = ({ title, text, action: { run, isPending, failure }, onClose }: AskToRemoveProps) => {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <Dialog
      title={title}
      onClose={() => !isPending && onClose()}
      actions={
        <>
          <Button kind="quiet" disabled={isPending} onClick={onClose} data-initial-focus>
            {t('common:cancel')}
          </Button>
          <Button kind="danger" isBusy={isPending} onClick={() => void run()}>
            {t('calendars.remove.confirm')}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{text}</p>
      {failure !== null && (
        <ErrorBox title={t('calendars.remove.failed')}>{messageOf(failure, t('common:failure.noAnswer'))}</ErrorBox>
      )}
    </Dialog>
  );
};
