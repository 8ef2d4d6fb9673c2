import { settingsChangesSchema, type AdminSettingsView, type SettingsChanges } from '@hearthstay/contracts';
import { cleanPassword, fieldLimits, type StayUnit } from '@hearthstay/stay';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { typedNumber } from '@web/panel/form/typed-values';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSaveSettings } from '@web/panel/settings/use-admin-settings';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { Form } from '@web/shared/ui/form';
import { Switch } from '@web/shared/ui/switch';
import { TextField } from '@web/shared/ui/text-field';
import { PasswordSetting } from './password-setting';

/** The typed fields, as text until they are saved. */
interface GeneralFields {
  propertyName: string;
  maxAdvanceBookingDays: string;
  maxConsecutiveBookings: string;
  showGuestNames: boolean;
  /** A new password; `''` keeps the present one, `null` removes it. */
  appPassword: string | null;
}

const fieldsOf = (settings: AdminSettingsView): GeneralFields => ({
  propertyName: settings.propertyName,
  maxAdvanceBookingDays: String(settings.maxAdvanceBookingDays),
  maxConsecutiveBookings: String(settings.maxConsecutiveBookings),
  showGuestNames: settings.showGuestNames,
  appPassword: '',
});

/**
 * The password is sent only if it changes. One that consists of invisible characters is sent unchanged, so that the
 * schema refuses it, because `''` would remove the password.
 */
const changesOf = ({ appPassword, ...fields }: GeneralFields): SettingsChanges => ({
  ...fields,
  maxAdvanceBookingDays: typedNumber(fields.maxAdvanceBookingDays),
  maxConsecutiveBookings: typedNumber(fields.maxConsecutiveBookings),
  ...(appPassword !== '' && { appPassword: appPassword && (cleanPassword(appPassword) || appPassword) }),
});

/** The name, the limits, the names in the calendar and the password, which are saved together. */
export const GeneralCard = ({ settings }: { settings: AdminSettingsView }) => {
  const { t } = useTranslation('admin');
  const form = useContractForm({
    values: fieldsOf(settings),
    schema: settingsChangesSchema,
    toBody: changesOf,
    saving: useSaveSettings(),
  });
  const unit = useStayUnit();
  const { fields, field } = form;

  return (
    <SettingsCard title={t('general.title')}>
      <Form isPending={form.isPending} onSubmit={form.save}>
        <div className="grid min-w-0 gap-6">
          <TextField label={t('general.name')} {...field('propertyName')} />
          <div className="grid items-start gap-4 xs:grid-cols-2">
            <DaysField
              label={t('general.advance')}
              max={fieldLimits.maxAdvanceBookingDaysMax}
              {...field('maxAdvanceBookingDays')}
            />
            <DaysField
              label={t('general.consecutive')}
              unit={unit}
              max={fieldLimits.maxConsecutiveBookingsMax}
              {...field('maxConsecutiveBookings')}
            />
          </div>
          <Switch
            label={t('general.showNames')}
            hint={t('general.showNamesHint')}
            isOn={fields.showGuestNames}
            onChange={field('showGuestNames').onChange}
          />
          <PasswordSetting
            houseName={fields.propertyName}
            isSet={settings.passwordRequired}
            {...field('appPassword')}
          />
          <SaveRow form={form} />
        </div>
      </Form>
    </SettingsCard>
  );
};

interface DaysFieldProps extends ComponentProps<typeof TextField> {
  /** What is counted: `days` by default. */
  unit?: StayUnit;
  max: number;
}

/**
 * A number of days or nights. A text field, because a number field changes with the mouse wheel and hides text that it
 * cannot parse.
 */
const DaysField = ({ unit = 'days', max, ...field }: DaysFieldProps) => {
  const { t } = useTranslation('admin');
  return (
    <TextField
      {...field}
      hint={t('general.range', { max })}
      inputMode="numeric"
      autoComplete="off"
      inside={
        <span aria-hidden className="pointer-events-none pr-3.5 text-ink-2">
          {t(`general.${unit}`)}
        </span>
      }
    />
  );
};
