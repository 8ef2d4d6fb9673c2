import { fieldLimits } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { TextField } from '@web/shared/ui/text-field';
import type { PricesCardProps } from './prices-card-props';

/** When what is due, and to which account. */
export const PaymentCard = ({ fields, errorOf, change }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  const { deposit, payTo } = fields;
  const numberField = { inputMode: 'numeric' as const, autoComplete: 'off' };
  return (
    <SettingsCard title={t('prices.payment')} lead={t('prices.paymentLead')}>
      <div className="grid items-start gap-4 xs:grid-cols-3">
        <TextField
          {...numberField}
          label={t('prices.depositPercent')}
          hint={t('prices.none')}
          value={deposit.percent}
          error={errorOf('deposit.percent')}
          onChange={({ target }) => change({ deposit: { ...deposit, percent: target.value } })}
        />
        <TextField
          {...numberField}
          label={t('prices.depositDue')}
          hint={t('prices.depositDueHint')}
          value={deposit.dueDays}
          error={errorOf('deposit.dueDays')}
          onChange={({ target }) => change({ deposit: { ...deposit, dueDays: target.value } })}
        />
        <TextField
          {...numberField}
          label={t('prices.balanceDue')}
          hint={t('prices.balanceDueHint')}
          value={fields.balanceDueDaysBefore}
          error={errorOf('balanceDueDaysBefore')}
          onChange={({ target }) => change({ balanceDueDaysBefore: target.value })}
        />
      </div>
      <TextField
        label={t('prices.payee')}
        isOptional
        autoComplete="off"
        maxLength={fieldLimits.payeeNameMax}
        value={payTo.name}
        error={errorOf('payTo.name')}
        onChange={({ target }) => change({ payTo: { ...payTo, name: target.value } })}
      />
      <div className="grid items-start gap-4 xs:grid-cols-[2fr_1fr]">
        <TextField
          label={t('prices.iban')}
          isOptional
          autoComplete="off"
          spellCheck={false}
          value={payTo.iban}
          error={errorOf('payTo.iban')}
          onChange={({ target }) => change({ payTo: { ...payTo, iban: target.value } })}
        />
        <TextField
          label={t('prices.bic')}
          isOptional
          autoComplete="off"
          spellCheck={false}
          value={payTo.bic}
          error={errorOf('payTo.bic')}
          onChange={({ target }) => change({ payTo: { ...payTo, bic: target.value } })}
        />
      </div>
    </SettingsCard>
  );
};
