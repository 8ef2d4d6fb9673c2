import { useTranslation } from 'react-i18next';
import { MoneyField } from '@web/panel/fields/money-field';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { SelectField } from '@web/shared/ui/select-field';
import { Switch } from '@web/shared/ui/switch';
import { TextField } from '@web/shared/ui/text-field';
import type { PricesCardProps } from './prices-card-props';

/** The tourist tax, which guests pay to the municipality. */
export const TouristTaxCard = ({ form: { fields, field } }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  return (
    <SettingsCard title={t('prices.touristTax')}>
      <div className="grid items-start gap-4 xs:grid-cols-3">
        <MoneyField
          label={t('prices.perAdult')}
          hint={t('prices.none')}
          currency={fields.currency}
          {...field('touristTax.perAdult')}
        />
        <SelectField label={t('prices.taxPer')} {...field('touristTax.per')}>
          <option value="night">{t('prices.perNight')}</option>
          <option value="day">{t('prices.perDay')}</option>
        </SelectField>
        <TextField
          label={t('prices.freeBelowAge')}
          hint={t('prices.years')}
          inputMode="numeric"
          autoComplete="off"
          {...field('touristTax.freeBelowAge')}
        />
      </div>
      <Switch
        label={t('prices.onSite')}
        hint={t('prices.onSiteHint')}
        isOn={fields.touristTax.onSite}
        onChange={field('touristTax.onSite').onChange}
      />
    </SettingsCard>
  );
};
