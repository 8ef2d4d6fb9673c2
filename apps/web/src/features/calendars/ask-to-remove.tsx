import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { Button } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
import { ErrorBox } from '@web/shared/ui/note';

interface AskToRemoveProps {
  title: string;
  text: string;
  action: { trigger: () => Promise<boolean>; isMutating: boolean; error: unknown };
  onClose: () => void;
}

/** Asks before a calendar or a feed is removed. */
export const AskToRemove = ({ title, text, action: { trigger, isMutating, error }, onClose }: AskToRemoveProps) => {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <Dialog
      title={title}
      onClose={() => !isMutating && onClose()}
      actions={
        <>
          <Button kind="quiet" disabled={isMutating} onClick={onClose} data-initial-focus>
            {t('common:cancel')}
          </Button>
          <Button kind="danger" isBusy={isMutating} onClick={() => void trigger()}>
            {t('calendars.remove.confirm')}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{text}</p>
      {error !== null && (
        <ErrorBox title={t('calendars.remove.failed')}>{messageOf(error, t('common:failure.noResponse'))}</ErrorBox>
      )}
    </Dialog>
  );
};
