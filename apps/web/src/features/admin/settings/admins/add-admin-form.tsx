import type { AdminView } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../shared/api/client';
import { TextField } from '../../../../shared/ui/text-field';
import { AddForm } from '../add-email/add-form';
import { useEmailToAdd } from '../add-email/use-email-to-add';
import { adminsKey } from './use-admins';

/** Lets somebody manage. */
export const AddAdminForm = () => {
  const { t } = useTranslation('admin');
  const { field, isPending, submit } = useEmailToAdd({
    path: adminsKey,
    add: (email) => api.post<AdminView>(adminsKey, { email }),
    done: (email, t) => t('admins.added', { email }),
    failed: t('admins.addFailed'),
  });
  return (
    <AddForm isPending={isPending} onSubmit={submit}>
      <TextField {...field} label={t('addEmail.label')} placeholder={t('admins.placeholder')} />
    </AddForm>
  );
};
