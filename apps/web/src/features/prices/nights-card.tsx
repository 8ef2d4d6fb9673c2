import { useTranslation } from 'react-i18next';
import { MoneyField } from '@web/panel/fields/money-field';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { Switch } from '@web/shared/ui/switch';
import { TextField } from '@web/shared/ui/text-field';
import type { PricesCardProps } from './prices-card-props';

/** Whether the house has prices, and those of a night and of cleaning. */
export const NightsCard = ({ form: { fields, field } }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  return (
    <SettingsCard title={t('prices.title')}>
      <Switch
        label={t('prices.enabled')}
        hint={t('prices.enabledHint')}
        isOn={fields.enabled}
        onChange={field('enabled').onChange}
      />
      <div className="grid items-start gap-4 xs:grid-cols-2">
        <MoneyField label={t('prices.pricePerNight')} currency={fields.currency} {...field('pricePerNight')} />
        <MoneyField
          label={t('prices.cleaning')}
          hint={t('prices.perStay')}
          currency={fields.currency}
          {...field('cleaning')}
        />
        <TextField
          label={t('prices.currency')}
          hint={t('prices.currencyHint')}
          autoComplete="off"
          autoCapitalize="characters"
          {...field('currency')}
          onChange={({ target }) => field('currency').onChange(target.value.toUpperCase())}
        />
      </div>
      <Switch
        label={t('prices.showInCalendar')}
        hint={t('prices.showInCalendarHint')}
        isOn={fields.showInCalendar}
        onChange={field('showInCalendar').onChange}
      />
    </SettingsCard>
  );
};
