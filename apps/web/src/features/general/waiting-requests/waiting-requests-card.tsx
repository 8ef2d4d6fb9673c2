import { waitingRequestsSection, type WaitingRequests } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { typedNumber } from '@web/panel/form/typed-values';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { RowsSkeleton } from '@web/panel/rows';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSaveSection, useSettingsSection } from '@web/panel/settings/use-settings-section';
import { Form } from '@web/shared/ui/form';
import { QueryState } from '@web/shared/ui/query-state';
import { Switch } from '@web/shared/ui/switch';
import { ReminderHours } from './reminder-hours';

/** The settings for waiting requests: whether the owner is reminded of them, and whether they expire. */
export const WaitingRequestsCard = () => {
  const { t } = useTranslation('admin');
  const query = useSettingsSection('waiting-requests');
  return (
    <SettingsCard title={t('waitingRequests.title')} lead={t('waitingRequests.lead')}>
      {query.data ? (
        <WaitingRequestsForm settings={query.data} />
      ) : (
        <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
      )}
    </SettingsCard>
  );
};

/** The default reminders: after one day, and after three. */
const usualHours = ['24', '72'];

/** The typed fields, as text until they are saved. */
interface WaitingFields {
  /** An empty list switches the reminders off. Only the first one cannot be empty. */
  remindAfterHours: readonly string[];
  declineBeforeArrival: boolean;
}

const fieldsOf = ({ remindAfterHours, declineBeforeArrival }: WaitingRequests): WaitingFields => ({
  remindAfterHours:
    remindAfterHours.length === 1 ? [...remindAfterHours.map(String), ''] : remindAfterHours.map(String),
  declineBeforeArrival,
});

const bodyOf = ({ remindAfterHours, ...rest }: WaitingFields): WaitingRequests => ({
  ...rest,
  remindAfterHours: remindAfterHours.filter((text, index) => index === 0 || text.trim() !== '').map(typedNumber),
});

const WaitingRequestsForm = ({ settings }: { settings: WaitingRequests }) => {
  const { t } = useTranslation('admin');
  const form = useContractForm({
    values: fieldsOf(settings),
    schema: waitingRequestsSection.body,
    toBody: bodyOf,
    saving: useSaveSection('waiting-requests'),
  });
  const { fields, field, errorOf } = form;
  const hours = field('remindAfterHours');
  return (
    <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-6">
      <div className="grid gap-4">
        <Switch
          label={t('waitingRequests.remind')}
          hint={t('waitingRequests.remindHint')}
          isOn={fields.remindAfterHours.length > 0}
          onChange={(isOn) => hours.onChange(isOn ? usualHours : [])}
        />
        {fields.remindAfterHours.length > 0 && (
          <ReminderHours {...hours} errorOf={(index) => errorOf(`remindAfterHours.${index}`)} />
        )}
      </div>
      <Switch
        label={t('waitingRequests.decline')}
        hint={t('waitingRequests.declineHint')}
        isOn={fields.declineBeforeArrival}
        onChange={field('declineBeforeArrival').onChange}
      />
      <SaveRow form={form} />
    </Form>
  );
};
