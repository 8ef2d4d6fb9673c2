import type { AdminSettingsView } from '@hearthstay/contracts';
import { fieldLimits, type StayUnit } from '@hearthstay/stay';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSaveSettings } from '@web/panel/settings/use-admin-settings';
import { useSettingsForm } from '@web/panel/settings/use-settings-form';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { TextButton } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { Note } from '@web/shared/ui/note';
import { PasswordField } from '@web/shared/ui/password-field';
import { Switch } from '@web/shared/ui/switch';
import { TextField } from '@web/shared/ui/text-field';
import { changesOf, fieldsOf, problemsOf, type GeneralField } from './general-fields';
import { weaknessOf } from './password-weakness';

/** Name, limits, names in the calendar and password, saved together. */
export const GeneralCard = ({ settings }: { settings: AdminSettingsView }) => {
  const { t } = useTranslation(['admin', 'errors']);
  const saving = useSaveSettings();
  const form = useSettingsForm({ saved: fieldsOf(settings), problemsOf, bodyOf: changesOf, saving });
  const unit = useStayUnit();
  const { fields, problems, refused, change } = form;
  const errorOf = (field: GeneralField) => {
    const problem = problems[field];
    return problem ? t(`errors:${problem}`) : refused[field];
  };

  return (
    <SettingsCard title={t('general.title')}>
      <Form isPending={form.isPending} onSubmit={form.save}>
        <div className="grid min-w-0 gap-6">
          <TextField
            label={t('general.name')}
            value={fields.propertyName}
            error={errorOf('propertyName')}
            onChange={(event) => change({ propertyName: event.target.value })}
          />
          <div className="grid items-start gap-4 xs:grid-cols-2">
            <DaysField
              label={t('general.advance')}
              max={fieldLimits.maxAdvanceBookingDaysMax}
              value={fields.maxAdvanceBookingDays}
              error={errorOf('maxAdvanceBookingDays')}
              onChange={(maxAdvanceBookingDays) => change({ maxAdvanceBookingDays })}
            />
            <DaysField
              label={t('general.consecutive')}
              unit={unit}
              max={fieldLimits.maxConsecutiveBookingsMax}
              value={fields.maxConsecutiveBookings}
              error={errorOf('maxConsecutiveBookings')}
              onChange={(maxConsecutiveBookings) => change({ maxConsecutiveBookings })}
            />
          </div>
          <Switch
            label={t('general.showNames')}
            hint={t('general.showNamesHint')}
            isOn={fields.showGuestNames}
            onChange={(showGuestNames) => change({ showGuestNames })}
          />
          <PasswordSetting
            password={fields.appPassword}
            houseName={fields.propertyName}
            isSet={settings.passwordRequired}
            error={errorOf('appPassword')}
            onChange={(appPassword) => change({ appPassword })}
          />
          <SaveRow form={form} />
        </div>
      </Form>
    </SettingsCard>
  );
};

interface DaysFieldProps {
  label: string;
  /** Days if absent. */
  unit?: StayUnit;
  max: number;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/**
 * A number of days or nights. Typed as text: a number field would turn with the wheel and hide what it does not
 * understand.
 */
const DaysField = ({ label, unit = 'days', max, value, error, onChange }: DaysFieldProps) => {
  const { t } = useTranslation('admin');
  return (
    <TextField
      label={label}
      hint={t('general.range', { max })}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      inside={
        <span aria-hidden className="pointer-events-none pr-3.5 text-ink-2">
          {t(`general.${unit}`)}
        </span>
      }
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

interface PasswordSettingProps {
  /** What is typed; `null` when the present password is to be removed. */
  password: string | null;
  /** Whether the server has one. It never says which. */
  isSet: boolean;
  houseName: string;
  error: string | undefined;
  onChange: (password: string | null) => void;
}

const masked = '••••••••';

/** The password for the site: kept, changed or removed with the next save. A weak one is allowed. */
const PasswordSetting = ({ password, isSet, houseName, error, onChange }: PasswordSettingProps) => {
  const { t } = useTranslation('admin');
  const weakness = error ? null : weaknessOf(password ?? '', houseName);
  const isRemoving = password === null;
  const toggle = isSet && !password && (
    <TextButton className="mr-3.5" onClick={() => onChange(isRemoving ? '' : null)}>
      {t(isRemoving ? 'password.keep' : 'password.remove')}
    </TextButton>
  );
  return (
    <div>
      <PasswordField
        label={t('password.label')}
        isOptional
        hint={t(isRemoving ? 'password.removing' : isSet ? 'password.isSet' : 'password.isNotSet')}
        error={error}
        placeholder={isSet && !isRemoving ? masked : undefined}
        autoComplete="new-password"
        value={password ?? ''}
        inside={toggle || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <div role="status">
        {weakness && (
          <Note icon={TriangleAlert} tone="warning" className="mt-3">
            {t(`password.weak.${weakness}`)}
          </Note>
        )}
      </div>
    </div>
  );
};
