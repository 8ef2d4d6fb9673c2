import { useTranslation } from 'react-i18next';
import { MoneyField } from '@web/panel/fields/money-field';
import { SeasonsEditor } from '@web/panel/seasons/seasons-editor';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useToday } from '@web/shared/settings/use-today';
import type { PricesCardProps } from './prices-card-props';

const noPrice = { pricePerNight: '' };

/** The seasons with their own prices. */
export const SeasonsCard = ({ form: { fields, field, errorOf } }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  const today = useToday();
  return (
    <SettingsCard title={t('prices.seasons')} lead={t('prices.seasonsLead')}>
      <SeasonsEditor
        today={today}
        empty={noPrice}
        errorOf={(index, name) => errorOf(`seasons.${index}.${name}`)}
        {...field('seasons')}
      >
        {(season, index, changeSeason) => (
          <MoneyField
            className="xs:col-span-2"
            label={t('prices.pricePerNight')}
            currency={fields.currency}
            value={season.pricePerNight}
            error={errorOf(`seasons.${index}.pricePerNight`)}
            onChange={(pricePerNight) => changeSeason({ pricePerNight })}
          />
        )}
      </SeasonsEditor>
    </SettingsCard>
  );
};
