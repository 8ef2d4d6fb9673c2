import { useTranslation } from 'react-i18next';
import { MoneyField } from '@web/panel/fields/money-field';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { TextField } from '@web/shared/ui/text-field';
import type { PricesCardProps } from './prices-card-props';

/** The number of guests that the house allows, and the price of additional ones. */
export const GuestsCard = ({ form: { fields, field } }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  return (
    <SettingsCard title={t('prices.guests')} lead={t('prices.guestsLead')}>
      <div className="grid items-start gap-4 xs:grid-cols-3">
        <TextField
          label={t('prices.maxGuests')}
          hint={t('prices.maxGuestsHint')}
          inputMode="numeric"
          autoComplete="off"
          {...field('maxGuests')}
        />
        <MoneyField
          label={t('prices.extraGuest')}
          hint={t('prices.extraGuestHint')}
          currency={fields.currency}
          {...field('extraGuest.perNight')}
        />
        <TextField
          label={t('prices.extraGuestFrom')}
          inputMode="numeric"
          autoComplete="off"
          {...field('extraGuest.from')}
        />
      </div>
    </SettingsCard>
  );
};
