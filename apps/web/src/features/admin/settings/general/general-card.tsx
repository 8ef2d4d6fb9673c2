import type { AdminSettingsView } from '@hearthstay/contracts';
import { fieldLimits } from '@hearthstay/stay';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/api/api-error';
import { Button } from '../../../../shared/ui/button';
import { ErrorBox } from '../../../../shared/ui/error-box';
import { Form } from '../../../../shared/ui/form';
import { Icon } from '../../../../shared/ui/icon';
import { Switch } from '../../../../shared/ui/switch';
import { TextField } from '../../../../shared/ui/text-field';
import { SettingsCard } from '../settings-card';
import { DaysField } from './days-field';
import { PasswordSetting } from './password-setting';
import { UnsavedDialog } from './unsaved-dialog';
import { useGeneralForm } from './use-general-form';

/** Name, limits, names in the calendar and password, saved together (specification, section 5, "Settings"). */
export const GeneralCard = ({ settings }: { settings: AdminSettingsView }) => {
  const { t } = useTranslation(['admin', 'common']);
  const form = useGeneralForm(settings);
  const { fields, problems, refused, change } = form;
  const nameProblem = problems.propertyName === 'required' ? 'nameRequired' : 'nameTooLong';
  const nameError = problems.propertyName && t(`general.${nameProblem}`, { count: fieldLimits.propertyNameMax });

  return (
    <SettingsCard title={t('general.title')}>
      {form.isDirty && <UnsavedDialog />}
      <Form isPending={form.isPending} onSubmit={form.save}>
        <div className="grid min-w-0 gap-6">
          <TextField
            label={t('general.name')}
            value={fields.propertyName}
            error={nameError ?? refused.propertyName}
            onChange={(event) => change({ propertyName: event.target.value })}
          />
          <div className="grid items-start gap-4 xs:grid-cols-2">
            <DaysField
              label={t('general.advance')}
              max={fieldLimits.maxAdvanceBookingDaysMax}
              value={fields.maxAdvanceBookingDays}
              isOutOfRange={problems.maxAdvanceBookingDays !== undefined}
              refused={refused.maxAdvanceBookingDays}
              onChange={(maxAdvanceBookingDays) => change({ maxAdvanceBookingDays })}
            />
            <DaysField
              label={t('general.consecutive')}
              max={fieldLimits.maxConsecutiveBookingsMax}
              value={fields.maxConsecutiveBookings}
              isOutOfRange={problems.maxConsecutiveBookings !== undefined}
              refused={refused.maxConsecutiveBookings}
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
            isSet={settings.passwordRequired}
            problem={problems.appPassword}
            refused={refused.appPassword}
            onChange={(appPassword) => change({ appPassword })}
          />
          {form.failure !== null && (
            <ErrorBox title={t('general.failed')}>{messageOf(form.failure, t('common:failure.noAnswer'))}</ErrorBox>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" isBusy={form.isPending} busyLabel={t('general.saving')}>
              {t('general.save')}
            </Button>
            <p role="status" className="text-label font-semibold text-approved">
              {form.isSaved && (
                <span className="flex items-center gap-2">
                  <Icon of={CircleCheck} size={16} />
                  {t('general.saved')}
                </span>
              )}
            </p>
          </div>
        </div>
      </Form>
    </SettingsCard>
  );
};
