import { useTranslation } from 'react-i18next';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { TextField } from '@web/shared/ui/text-field';
import type { PricesCardProps } from './prices-card-props';

/** The deposit, the due dates, and the bank account. */
export const PaymentCard = ({ form: { field } }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  const numberField = { inputMode: 'numeric' as const, autoComplete: 'off' };
  return (
    <SettingsCard title={t('prices.payment')} lead={t('prices.paymentLead')}>
      <div className="grid items-start gap-4 xs:grid-cols-3">
        <TextField
          {...numberField}
          label={t('prices.depositPercent')}
          hint={t('prices.none')}
          {...field('deposit.percent')}
        />
        <TextField
          {...numberField}
          label={t('prices.depositDue')}
          hint={t('prices.depositDueHint')}
          {...field('deposit.dueDays')}
        />
        <TextField
          {...numberField}
          label={t('prices.balanceDue')}
          hint={t('prices.balanceDueHint')}
          {...field('balanceDueDaysBefore')}
        />
      </div>
      <TextField label={t('prices.payee')} isOptional autoComplete="off" {...field('payTo.name')} />
      <div className="grid items-start gap-4 xs:grid-cols-[2fr_1fr]">
        <TextField label={t('prices.iban')} isOptional autoComplete="off" spellCheck={false} {...field('payTo.iban')} />
        <TextField label={t('prices.bic')} isOptional autoComplete="off" spellCheck={false} {...field('payTo.bic')} />
      </div>
    </SettingsCard>
  );
};
