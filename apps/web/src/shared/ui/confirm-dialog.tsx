import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonKind } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  title: string;
  /** The label of the button that changes nothing; "Cancel" by default. */
  cancel?: string;
  confirm: string;
  /** The label of the same button during the call. */
  busyLabel?: string;
  kind?: ButtonKind;
  isPending?: boolean;
  isDisabled?: boolean;
  /** Whether the button that changes nothing has the focus first, unless a field takes it. */
  focusesCancel?: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
}

/**
 * Asks before something happens. It stays open during the call, which cannot be aborted and whose response must be
 * shown.
 */
export const ConfirmDialog = ({
  title,
  cancel,
  confirm,
  busyLabel,
  kind = 'danger',
  isPending = false,
  isDisabled = false,
  focusesCancel = true,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) => {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      onClose={() => !isPending && onClose()}
      actions={
        <>
          <Button kind="quiet" disabled={isPending} onClick={onClose} data-initial-focus={focusesCancel || undefined}>
            {cancel ?? t('cancel')}
          </Button>
          <Button kind={kind} isBusy={isPending} busyLabel={busyLabel} disabled={isDisabled} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
