import { adminBodySchema, type AdminView } from '@hearthstay/contracts';
import { isLocale } from '@hearthstay/locales';
import { dayAt, formatPlainDay } from '@hearthstay/stay';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddForm, EmailField, useAddEmail } from '@web/features/people/email-to-add';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { adminsKey } from '@web/panel/panel-data';
import { EntryRow, Rows, RowsSkeleton } from '@web/panel/rows';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useUnsaved } from '@web/panel/settings/unsaved-guard';
import { useLocale } from '@web/shared/i18n/language';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { IconButton } from '@web/shared/ui/button';
import { SelectField } from '@web/shared/ui/select-field';
import { QueryState } from '@web/shared/ui/query-state';
import { AdminLanguage, LanguageOptions } from './admin-language';
import { RemoveAdminDialog } from './remove-admin-dialog';
import { isSignInTooOld, keptAddress, SignInAgain } from './sign-in-again';
import { isSignedInAs, useAdmins } from './use-admins';

/** The admins, with a form that adds one. */
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

interface AdminRowProps {
  admin: AdminView;
  onRemove: () => void;
}

/** An admin, with the date of the entry and the admin who made it. */
const AdminRow = ({ admin, onRemove }: AdminRowProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { timezone } = usePublicSettings().settings;
  const { email, added_by: addedBy, created_at: createdAt } = admin;
  const day = formatPlainDay(dayAt(timezone, new Date(createdAt)), locale);
  return (
    <EntryRow
      email={email}
      note={addedBy ? t('admins.sinceBy', { day, email: addedBy }) : t('admins.since', { day })}
      below={<AdminLanguage admin={admin} />}
    >
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

/** Adds an admin. */
const AddAdminForm = () => {
  const { t } = useTranslation('admin');
  const [kept, setKept] = useState(keptAddress.read);
  const form = useContractForm({
    values: { email: kept, locale: '' },
    schema: adminBodySchema,
    toBody: ({ email, locale }) => ({ email, ...(isLocale(locale) && { locale }) }),
    saving: useAddEmail(
      adminsKey,
      (email, t) => t('admins.added', { email }),
      () => setKept(''),
    ),
  });
  const { failure } = form;
  // Removed from the storage, because it is restored only once.
  useEffect(() => keptAddress.forget(), []);
  useUnsaved(kept !== '');
  return (
    <>
      <AddForm isPending={form.isPending} onSubmit={form.save}>
        <EmailField
          {...form.field('email')}
          failure={failure}
          failed={t('admins.addFailed')}
          placeholder={t('admins.placeholder')}
          className="xs:col-span-2"
        />
        <SelectField label={t('admins.language')} {...form.field('locale')}>
          <LanguageOptions />
        </SelectField>
      </AddForm>
      {isSignInTooOld(failure) && <SignInAgain typed={form.fields.email} />}
    </>
  );
};
