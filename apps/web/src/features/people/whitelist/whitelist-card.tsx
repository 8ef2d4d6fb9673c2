import { whitelistBodySchema, type AdminSettingsView } from '@hearthstay/contracts';
import { cleanParagraphs } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { AddForm, EmailField, useAddEmail } from '@web/features/people/email-to-add';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { whitelistKey } from '@web/panel/panel-data';
import { RowsSkeleton } from '@web/panel/rows';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSaveSettings } from '@web/panel/settings/use-admin-settings';
import { MutationError } from '@web/shared/ui/mutation-error';
import { QueryState } from '@web/shared/ui/query-state';
import { Switch } from '@web/shared/ui/switch';
import { TextField } from '@web/shared/ui/text-field';
import { GuestList } from './guest-list';
import { useWhitelist } from './use-whitelist';

/** The list of guests, and the switch that allows requests only to them. */
export const WhitelistCard = ({ settings }: { settings: AdminSettingsView }) => {
  const { t } = useTranslation('admin');
  const query = useWhitelist();
  const { data: entries } = query;
  return (
    <SettingsCard title={t('whitelist.title')}>
      <WhitelistSwitch isOn={settings.whitelistEnabled} />
      {entries && entries.length > 0 && <GuestList entries={entries} />}
      {entries?.length === 0 && (
        <p className="text-label text-ink-2">
          {t(settings.whitelistEnabled ? 'whitelist.nobodyCanAsk' : 'whitelist.empty')}
        </p>
      )}
      <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
      <AddGuestForm />
    </SettingsCard>
  );
};

/** Saves a change at once, and reverts it after a failure. */
const WhitelistSwitch = ({ isOn }: { isOn: boolean }) => {
  const { t } = useTranslation('admin');
  const { trigger, error } = useSaveSettings({
    optimistic: (settings, { whitelistEnabled = settings.whitelistEnabled }) => ({ ...settings, whitelistEnabled }),
  });
  return (
    <div className="grid gap-3">
      <div className="rounded-control bg-sunken px-4 py-3.5">
        <Switch
          label={t('whitelist.toggle')}
          hint={t('whitelist.toggleHint')}
          isOn={isOn}
          onChange={(whitelistEnabled) => void trigger({ whitelistEnabled })}
        />
      </div>
      <MutationError title={t('whitelist.toggleFailed')} error={error} />
    </div>
  );
};

/** Adds an address to the list, with a note of the owner. An empty note is left out. */
const AddGuestForm = () => {
  const { t } = useTranslation('admin');
  const form = useContractForm({
    values: { email: '', notes: '' },
    schema: whitelistBodySchema,
    toBody: ({ email, notes }) => ({ email, notes: cleanParagraphs(notes) || undefined }),
    saving: useAddEmail(whitelistKey, (email, t) => t('whitelist.added', { email })),
  });
  return (
    <AddForm isPending={form.isPending} onSubmit={form.save}>
      <EmailField
        {...form.field('email')}
        failure={form.failure}
        failed={t('whitelist.addFailed')}
        placeholder={t('whitelist.placeholder')}
        className="xs:col-span-2"
      />
      <TextField
        label={t('whitelist.notes')}
        isOptional
        autoComplete="off"
        placeholder={t('whitelist.notesPlaceholder')}
        {...form.field('notes')}
      />
    </AddForm>
  );
};
