import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../shared/ui/text-field';
import { AddButton } from '../add-email/add-button';
import { useEmailToAdd } from '../add-email/use-email-to-add';
import { useAddAdmin } from './add-admin';

export const AddAdminForm = () => {
  const { t } = useTranslation('admin');
  const { field, isBusy, submit } = useEmailToAdd({
    add: useAddAdmin(),
    done: (email) => t('admins.added', { email }),
    failed: t('admins.addFailed'),
  });
  return (
    <form
      noValidate
      className="grid items-start gap-3 xs:grid-cols-[1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField {...field} label={t('addEmail.label')} placeholder={t('admins.placeholder')} readOnly={isBusy} />
      <AddButton isBusy={isBusy} />
    </form>
  );
};
