import type { AdminView } from '@hearthstay/contracts';
import { dayAt, formatPlainDay } from '@hearthstay/stay';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/i18n/language';
import { usePublicSettings } from '../../../../shared/settings/use-public-settings';
import { IconButton } from '../../../../shared/ui/icon-button';
import { EntryRow } from '../../rows/entry-row';
import { isSignedInAs } from './remove-admin';

interface AdminRowProps {
  admin: AdminView;
  onRemove: () => void;
}

/** An admin, since when and by whom. */
export const AdminRow = ({ admin, onRemove }: AdminRowProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { timezone } = usePublicSettings().settings;
  const { email, added_by: addedBy, created_at: createdAt } = admin;
  const day = formatPlainDay(dayAt(timezone, new Date(createdAt)), locale);
  return (
    <EntryRow email={email} note={addedBy ? t('admins.sinceBy', { day, email: addedBy }) : t('admins.since', { day })}>
      {isSignedInAs(admin) && (
        <span className="mr-1 rounded-full bg-sunken px-2.5 py-0.5 text-note font-semibold text-ink-2">
          {t('admins.you')}
        </span>
      )}
      <IconButton
        icon={Trash2}
        label={t('admins.remove', { email })}
        isPlain
        onClick={onRemove}
        className="text-ink-2"
      />
    </EntryRow>
  );
};
