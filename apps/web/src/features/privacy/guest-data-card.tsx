import { guestDataBodySchema } from '@hearthstay/contracts';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { MutationError } from '@web/shared/ui/mutation-error';
import { TextField } from '@web/shared/ui/text-field';
import { FoundGuestData } from './found-guest-data';
import { PrivacyRecords } from './privacy-records';
import { useFindGuest, type FoundGuest } from './use-guest-data';

/** What a guest can ask for: all their data as a file, and that they are erased. */
export const GuestDataCard = () => {
  const { t } = useTranslation('admin');
  const [found, setFound] = useState<FoundGuest | null>(null);
  const form = useContractForm({
    values: { email: found?.email ?? '' },
    schema: guestDataBodySchema,
    toBody: ({ email }) => ({ email }),
    saving: useFindGuest(setFound),
  });
  return (
    <SettingsCard title={t('privacy.guest.title')} lead={t('privacy.guest.lead')}>
      <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-4">
        <TextField label={t('privacy.guest.email')} type="email" autoComplete="off" {...form.field('email')} />
        <MutationError title={t('privacy.guest.failed')} error={form.failure} />
        <Button type="submit" kind="quiet" icon={Search} isBusy={form.isPending} className="justify-self-start">
          {t('privacy.guest.find')}
        </Button>
      </Form>
      <div role="status" className="grid empty:hidden">
        {found && <FoundGuestData key={found.email} guest={found} onErased={() => setFound(null)} />}
      </div>
      <PrivacyRecords />
    </SettingsCard>
  );
};
