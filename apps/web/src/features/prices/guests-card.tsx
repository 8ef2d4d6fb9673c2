import { useTranslation } from 'react-i18next';
import { MoneyField } from '@web/panel/fields/money-field';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { TextField } from '@web/shared/ui/text-field';
import type { PricesCardProps } from './prices-card-props';

/** How many guests the house takes, and what more of them cost. */
export const GuestsCard = ({ fields, errorOf, change }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  const { extraGuest } = fields;
  return (
    <SettingsCard title={t('prices.guests')} lead={t('prices.guestsLead')}>
      <div className="grid items-start gap-4 xs:grid-cols-3">
        <TextField
          label={t('prices.maxGuests')}
          hint={t('prices.maxGuestsHint')}
          inputMode="numeric"
          autoComplete="off"
          value={fields.maxGuests}
          error={errorOf('maxGuests')}
          onChange={({ target }) => change({ maxGuests: target.value })}
        />
        <MoneyField
          label={t('prices.extraGuest')}
          hint={t('prices.extraGuestHint')}
          currency={fields.currency}
          value={extraGuest.perNight}
          error={errorOf('extraGuest.perNight')}
          onChange={(perNight) => change({ extraGuest: { ...extraGuest, perNight } })}
        />
        <TextField
          label={t('prices.extraGuestFrom')}
          inputMode="numeric"
          autoComplete="off"
          value={extraGuest.from}
          error={errorOf('extraGuest.from')}
          onChange={({ target }) => change({ extraGuest: { ...extraGuest, from: target.value } })}
        />
      </div>
    </SettingsCard>
  );
};
