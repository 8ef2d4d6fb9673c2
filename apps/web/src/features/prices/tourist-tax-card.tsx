import { useTranslation } from 'react-i18next';
import { MoneyField } from '@web/panel/fields/money-field';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { SelectField } from '@web/shared/ui/select-field';
import { Switch } from '@web/shared/ui/switch';
import { TextField } from '@web/shared/ui/text-field';
import type { PricesCardProps } from './prices-card-props';

/** What guests pay to the place. */
export const TouristTaxCard = ({ fields, errorOf, change }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  const { touristTax } = fields;
  const changeTax = (tax: Partial<typeof touristTax>) => change({ touristTax: { ...touristTax, ...tax } });
  return (
    <SettingsCard title={t('prices.touristTax')}>
      <div className="grid items-start gap-4 xs:grid-cols-3">
        <MoneyField
          label={t('prices.perAdult')}
          hint={t('prices.none')}
          currency={fields.currency}
          value={touristTax.perAdult}
          error={errorOf('touristTax.perAdult')}
          onChange={(perAdult) => changeTax({ perAdult })}
        />
        <SelectField
          label={t('prices.taxPer')}
          value={touristTax.per}
          onChange={({ target }) => changeTax({ per: target.value as 'night' | 'day' })}
        >
          <option value="night">{t('prices.perNight')}</option>
          <option value="day">{t('prices.perDay')}</option>
        </SelectField>
        <TextField
          label={t('prices.freeBelowAge')}
          hint={t('prices.years')}
          inputMode="numeric"
          autoComplete="off"
          value={touristTax.freeBelowAge}
          error={errorOf('touristTax.freeBelowAge')}
          onChange={({ target }) => changeTax({ freeBelowAge: target.value })}
        />
      </div>
      <Switch
        label={t('prices.onSite')}
        hint={t('prices.onSiteHint')}
        isOn={touristTax.onSite}
        onChange={(onSite) => changeTax({ onSite })}
      />
    </SettingsCard>
  );
};
