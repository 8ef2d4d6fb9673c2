import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@web/shared/ui/confirm-dialog';
import { MutationError } from '@web/shared/ui/mutation-error';

interface AskToRemoveProps {
  title: string;
  text: string;
  action: { trigger: () => Promise<boolean>; isMutating: boolean; error: unknown };
  onClose: () => void;
}

/** Asks before a calendar or a feed is removed. */
export const AskToRemove = ({ title, text, action: { trigger, isMutating, error }, onClose }: AskToRemoveProps) => {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      title={title}
      confirm={t('calendars.remove.confirm')}
      isPending={isMutating}
      onClose={onClose}
      onConfirm={() => void trigger()}
    >
      <p className="wrap-anywhere">{text}</p>
      <MutationError title={t('calendars.remove.failed')} error={error} />
    </ConfirmDialog>
  );
};
