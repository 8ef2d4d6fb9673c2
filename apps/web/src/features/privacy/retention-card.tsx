import { emailLogDays, privacySection, type PrivacySettings } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { typedNumber } from '@web/panel/form/typed-values';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { RowsSkeleton } from '@web/panel/rows';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSaveSection, useSettingsSection } from '@web/panel/settings/use-settings-section';
import { Form } from '@web/shared/ui/form';
import { QueryState } from '@web/shared/ui/query-state';
import { TextField } from '@web/shared/ui/text-field';

/** How long the data of guests are kept before they are removed by themselves. */
export const RetentionCard = () => {
  const { t } = useTranslation('admin');
  const query = useSettingsSection('privacy');
  return (
    <SettingsCard title={t('privacy.retention.title')} lead={t('privacy.retention.lead', { emailLogDays })}>
      {query.data ? (
        <RetentionForm settings={query.data} />
      ) : (
        <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
      )}
    </SettingsCard>
  );
};

const times = ['unconfirmedDays', 'declinedDays', 'staysYears'] as const satisfies (keyof PrivacySettings)[];

const RetentionForm = ({ settings }: { settings: PrivacySettings }) => {
  const { t } = useTranslation('admin');
  const form = useContractForm({
    values: {
      unconfirmedDays: String(settings.unconfirmedDays),
      declinedDays: String(settings.declinedDays),
      staysYears: String(settings.staysYears),
    },
    schema: privacySection.body,
    toBody: ({ unconfirmedDays, declinedDays, staysYears }) => ({
      unconfirmedDays: typedNumber(unconfirmedDays),
      declinedDays: typedNumber(declinedDays),
      staysYears: typedNumber(staysYears),
    }),
    saving: useSaveSection('privacy'),
  });
  return (
    <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-6">
      {times.map((time) => (
        <TextField
          key={time}
          label={t(`privacy.retention.${time}`)}
          hint={t(`privacy.retention.${time}Hint`)}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-90"
          inside={
            <span aria-hidden className="pointer-events-none pr-3.5 text-ink-2">
              {t(time === 'staysYears' ? 'privacy.retention.years' : 'privacy.retention.days')}
            </span>
          }
          {...form.field(time)}
        />
      ))}
      <SaveRow form={form} />
    </Form>
  );
};
