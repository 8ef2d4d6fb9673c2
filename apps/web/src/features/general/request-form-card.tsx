import { requestFormSection, type AdminSettingsView } from '@hearthstay/contracts';
import { askedFieldNames, askedFields, askings, askingOf, type AskedFields } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { adminSettingsKey } from '@web/panel/panel-data';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { sectionKey } from '@web/panel/settings/use-settings-section';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';
import { Form } from '@web/shared/ui/form';
import { SelectField } from '@web/shared/ui/select-field';

const useSaveRequestForm = () =>
  useMutation<AskedFields, AskedFields, AdminSettingsView>(
    (asked) => api.put<AskedFields>(sectionKey('request-form'), asked),
    {
      cache: {
        key: adminSettingsKey,
        populate: (settings, requestForm) => ({ ...settings, requestForm }),
        invalidates: publicSettingsKey,
      },
    },
  );

/** The fields of the request form besides name and e-mail. */
export const RequestFormCard = ({ settings: { requestForm } }: { settings: AdminSettingsView }) => {
  const { t } = useTranslation('admin');
  const saved = Object.fromEntries(
    askedFieldNames.map((name) => [askedFields[name].setting, askingOf(name, requestForm)]),
  ) as AskedFields;
  const form = useContractForm({
    values: saved,
    schema: requestFormSection.body,
    toBody: (asked) => asked,
    saving: useSaveRequestForm(),
  });
  return (
    <SettingsCard title={t('requestForm.title')} lead={t('requestForm.lead')}>
      <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-6">
        <div className="grid items-start gap-4 xs:grid-cols-2">
          {askedFieldNames.map((name) => {
            const { setting } = askedFields[name];
            return (
              <SelectField key={name} label={t(`requestForm.${setting}`)} {...form.field(setting)}>
                {askings.map((asking) => (
                  <option key={asking} value={asking}>
                    {t(`requestForm.asking.${asking}`)}
                  </option>
                ))}
              </SelectField>
            );
          })}
        </div>
        <SaveRow form={form} />
      </Form>
    </SettingsCard>
  );
};
