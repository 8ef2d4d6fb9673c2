import type { PaymentFields } from '@hearthstay/contracts';
import { parseMoney, paymentKinds, priceLimits, typedMoney } from '@hearthstay/prices';
import {
  addDays,
  cleanLine,
  fieldLimits,
  formatTypedDay,
  parseTypedDay,
  rangeContains,
  recordableDays,
  type Day,
} from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '@web/panel/fields/day-field';
import { MoneyField } from '@web/panel/fields/money-field';
import { messageOf, sentenceFor } from '@web/shared/api/api-error';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { SelectField } from '@web/shared/ui/select-field';
import { TextField } from '@web/shared/ui/text-field';
import type { PaidRequest } from './paid-request';
import type { useRecordPayment } from './use-request-change';

/** What is expected next: the part that is due first; after a cancellation, that the guest gets everything back. */
const nextPaymentOf = ({ status, payment }: PaidRequest): Pick<PaymentFields, 'kind' | 'amount'> => {
  if (status === 'cancelled') return { kind: 'refund', amount: Math.max(0, payment.paid) };
  const [next] = payment.due;
  return next ?? { kind: 'refund', amount: 0 };
};

/** Payments are noted after they came, so a day without a year is rather one of the last months than of the next. */
const earliestOf = (today: Day): Day => addDays(today, -300);

interface PaymentFormProps {
  request: PaidRequest;
  recording: ReturnType<typeof useRecordPayment>;
}

/** Notes a payment; kind, amount and date are what the owner would most likely enter. */
export const PaymentForm = ({ request, recording: { trigger, isMutating, error } }: PaymentFormProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const today = useToday();
  const earliest = earliestOf(today);
  const { currency } = request.quote;
  const next = nextPaymentOf(request);
  // `null` while the owner has not changed what is expected next.
  const [changedKind, setKind] = useState<PaymentFields['kind'] | null>(null);
  const [changedAmount, setAmount] = useState<string | null>(null);
  const kind = changedKind ?? next.kind;
  const amount = changedAmount ?? (next.amount > 0 ? typedMoney(next.amount, currency, locale) : '');
  const [date, setDate] = useState(() => formatTypedDay(today, locale));
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const paid = parseMoney(amount, currency, locale, priceLimits.totalMax);
  const isAmount = paid !== null && paid > 0;
  const day = parseTypedDay(date, earliest);
  const recordable = recordableDays(today);
  const isRecordable = day !== null && rangeContains(recordable, day);
  const dateProblem = day === null ? t('payments.dateInvalid') : sentenceFor('DATE_OUT_OF_RANGE');
  const submit = async () => {
    setIsChecked(true);
    if (!isAmount || !isRecordable) return;
    if (!(await trigger({ kind, amount: paid, date: day, note: cleanLine(note) || undefined }))) return;
    setKind(null);
    setAmount(null);
    setNote('');
    setIsChecked(false);
  };
  return (
    <Form isPending={isMutating} onSubmit={submit} className="grid gap-4 border-t border-line pt-5">
      <div className="grid items-start gap-4 xs:grid-cols-2">
        <SelectField
          label={t('payments.kindOf')}
          value={kind}
          onChange={({ target }) => setKind(target.value as PaymentFields['kind'])}
        >
          {paymentKinds.map((option) => (
            <option key={option} value={option}>
              {t(`payments.kind.${option}`)}
            </option>
          ))}
        </SelectField>
        <MoneyField
          label={t('payments.amount')}
          error={isChecked && !isAmount ? sentenceFor('AMOUNT_OUT_OF_RANGE') : null}
          currency={currency}
          value={amount}
          onChange={setAmount}
        />
        <DayField
          label={t('payments.date')}
          earliest={earliest}
          latest={recordable.end}
          error={isChecked && !isRecordable ? dateProblem : null}
          value={date}
          onChange={setDate}
        />
        <TextField
          label={t('payments.note')}
          isOptional
          hint={t('payments.noteHint')}
          maxLength={fieldLimits.notesMax}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      {error !== null && <ErrorBox title={t('payments.failed')}>{messageOf(error, t('bookings.failed'))}</ErrorBox>}
      <Button
        type="submit"
        size="medium"
        isBusy={isMutating}
        busyLabel={t('payments.busy')}
        className="xs:justify-self-end"
      >
        {t('payments.add')}
      </Button>
    </Form>
  );
};
