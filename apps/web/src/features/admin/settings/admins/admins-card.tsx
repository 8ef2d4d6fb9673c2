import type { AdminView } from '@hearthstay/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '../../../../shared/ui/query-state';
import { RowsSkeleton } from '../../rows/rows-skeleton';
import { Rows } from '../../rows/rows';
import { SettingsCard } from '../settings-card';
import { AddAdminForm } from './add-admin-form';
import { AdminRow } from './admin-row';
import { RemoveAdminDialog } from './remove-admin-dialog';
import { useAdmins } from './use-admins';

/** Who may manage (specification, section 2, "Settings"). */
export const AdminsCard = () => {
  const { t } = useTranslation('admin');
  const query = useAdmins();
  const { data: admins } = query;
  const [removing, setRemoving] = useState<AdminView | null>(null);

  return (
    <SettingsCard title={t('admins.title')} lead={t('admins.lead')}>
      {admins && (
        <Rows tabIndex={-1} aria-label={t('admins.title')}>
          {admins.map((admin) => (
            <AdminRow key={admin.id} admin={admin} onRemove={() => setRemoving(admin)} />
          ))}
        </Rows>
      )}
      <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
      <AddAdminForm />
      {removing && <RemoveAdminDialog admin={removing} onClose={() => setRemoving(null)} />}
    </SettingsCard>
  );
};
