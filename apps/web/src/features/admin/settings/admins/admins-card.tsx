import type { AdminView } from '@hearthstay/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/api/api-error';
import { FailureState } from '../../../../shared/ui/failure-state';
import { useNotify } from '../../notice/notify';
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
  const list = useRef<HTMLUListElement>(null);
  const { admins, error, reload } = useAdmins();
  const notify = useNotify();
  const [removing, setRemoving] = useState<AdminView | null>(null);
  const [removals, setRemovals] = useState(0);

  // The button that was pressed is gone, and the focus with it; it goes on from the list.
  useEffect(() => {
    if (removals > 0) list.current?.focus({ preventScroll: true });
  }, [removals]);

  return (
    <SettingsCard title={t('admins.title')} lead={t('admins.lead')}>
      {admins && (
        <Rows ref={list} tabIndex={-1} aria-label={t('admins.title')}>
          {admins.map((admin) => (
            <AdminRow key={admin.id} admin={admin} onRemove={() => setRemoving(admin)} />
          ))}
        </Rows>
      )}
      {!admins && error === undefined && <RowsSkeleton />}
      {!admins && error !== undefined && <FailureState detail={messageOf(error, '')} onRetry={reload} className="" />}
      <AddAdminForm />
      {removing && (
        <RemoveAdminDialog
          admin={removing}
          onRemoved={() => {
            setRemoving(null);
            setRemovals((count) => count + 1);
            notify({ kind: 'done', text: t('admins.removed', { email: removing.email }) });
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </SettingsCard>
  );
};
