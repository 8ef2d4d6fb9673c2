import type { StayRules } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { RowsSkeleton } from '@web/panel/rows';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSaveSection, useSettingsSection } from '@web/panel/settings/use-settings-section';
import { MutationError } from '@web/shared/ui/mutation-error';
import { QueryState } from '@web/shared/ui/query-state';
import { Switch } from '@web/shared/ui/switch';
import { StayRulesForm } from './stay-rules-form';

/** The rules of stays. */
export const StaysSection = () => {
  const { t } = useTranslation('admin');
  const query = useSettingsSection('stay-rules');
  const { data: rules } = query;
  if (!rules) {
    return (
      <div className="grid items-start lg:grid-cols-2">
        <SettingsCard title={t('stays.title')}>
          <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
        </SettingsCard>
      </div>
    );
  }
  return (
    <StayRulesForm rules={rules}>
      <TurnoverSwitch rules={rules} />
    </StayRulesForm>
  );
};

/** Whether a guest can arrive on the day on which another departs. */
const TurnoverSwitch = ({ rules }: { rules: StayRules }) => {
  const { t } = useTranslation('admin');
  const { trigger, error } = useSaveSection('stay-rules', { isOptimistic: true });
  return (
    <div className="grid gap-3">
      <div className="rounded-control bg-sunken px-4 py-3.5">
        <Switch
          label={t('stays.turnover')}
          hint={t('stays.turnoverHint')}
          isOn={rules.sameDayTurnover}
          onChange={(sameDayTurnover) => void trigger({ ...rules, sameDayTurnover })}
        />
      </div>
      <MutationError title={t('stays.failed')} error={error} />
    </div>
  );
};
