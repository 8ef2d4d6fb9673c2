import { paymentFieldsSchema, type PaymentFields } from '@hearthstay/contracts';
import { paymentKinds, priceLimits, typedMoney } from '@hearthstay/prices';
import { addDays, formatTypedDay, parseTypedDay, recordableDays, type Day } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { DayField } from '@web/shared/day-field/day-field';
import { MoneyField } from '@web/panel/fields/money-field';
import { typedAmount } from '@web/panel/form/typed-values';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { messageOf } from '@web/shared/api/api-error';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { SelectField } from '@web/shared/ui/select-field';
import { TextField } from '@web/shared/ui/text-field';
import type { PaidRequest } from './paid-request';
import type { useRecordPayment } from './use-request-change';

/** The initial payment of the form: the part that is due first; after a cancellation, a refund of everything. */
const nextPaymentOf = ({ status, payment }: PaidRequest): Pick<PaymentFields, 'kind' | 'amount'> => {
  if (status === 'cancelled') return { kind: 'refund', amount: Math.max(0, payment.paid) };
  const [next] = payment.due;
  return next ?? { kind: 'refund', amount: 0 };
};

/**
 * The earliest date of a payment that is typed without a year. Payments are recorded after they arrive, so the date is
 * more likely in the past months than in the next ones.
 */
const earliestOf = (today: Day): Day => addDays(today, -300);

interface PaymentFormProps {
  request: PaidRequest;
  recording: ReturnType<typeof useRecordPayment>;
}

/** Records a payment. The initial kind, amount and date are the most likely ones. */
export const PaymentForm = ({ request, recording }: PaymentFormProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const today = useToday();
  const earliest = earliestOf(today);
  const { currency } = request.quote;
  const next = nextPaymentOf(request);
  const form = useContractForm({
    values: {
      kind: next.kind,
      amount: next.amount > 0 ? typedMoney(next.amount, currency, locale) : '',
      date: formatTypedDay(today, locale),
      note: '',
    },
    schema: paymentFieldsSchema,
    toBody: ({ amount, date, ...fields }) => ({
      ...fields,
      amount: typedAmount(amount, currency, locale, priceLimits.totalMax),
      date: parseTypedDay(date, earliest) ?? '',
    }),
    saving: recording,
    meanings: { DAY_INVALID: t('payments.dateInvalid') },
  });
  return (
    <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-4 border-t border-line pt-5">
      <div className="grid items-start gap-4 xs:grid-cols-2">
        <SelectField label={t('payments.kindOf')} {...form.field('kind')}>
          {paymentKinds.map((option) => (
            <option key={option} value={option}>
              {t(`payments.kind.${option}`)}
            </option>
          ))}
        </SelectField>
        <MoneyField label={t('payments.amount')} currency={currency} {...form.field('amount')} />
        <DayField
          label={t('payments.date')}
          earliest={earliest}
          latest={recordableDays(today).end}
          {...form.field('date')}
        />
        <TextField
          label={t('payments.note')}
          isOptional
          hint={t('payments.noteHint')}
          autoComplete="off"
          {...form.field('note')}
        />
      </div>
      {form.failure !== null && (
        <ErrorBox title={t('payments.failed')}>{messageOf(form.failure, t('bookings.failed'))}</ErrorBox>
      )}
      <Button
        type="submit"
        size="medium"
        isBusy={form.isPending}
        busyLabel={t('payments.busy')}
        className="xs:justify-self-end"
      >
        {t('payments.add')}
      </Button>
    </Form>
  );
};
