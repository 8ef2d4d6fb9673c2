import type { AccountedRequestView, PaymentFields } from '@hearthstay/contracts';
import { parseMoney, paymentKinds, priceLimits, typedMoney } from '@hearthstay/prices';
import { addDays, fieldLimits, formatTypedDay, parseTypedDay, type Day } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '@web/features/admin/availability/day-field';
import { MoneyField } from '@web/features/admin/settings/prices/money-field';
import { SelectField } from '@web/features/admin/settings/calendars/select-field';
import { requestsKey } from '@web/features/admin/panel-data';
import { messageOf, sentenceFor } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { TextField } from '@web/shared/ui/text-field';
import type { PaidRequest } from './payments-dialog';
import { useRequestChange } from './use-request-change';

type Payable = Pick<PaidRequest, 'status'> & {
  payment?: { paid: number; due: readonly Pick<PaymentFields, 'kind' | 'amount'>[] } | undefined;
};

/** What is expected next: the part that is due first; after a cancellation, that the guest gets everything back. */
const nextPaymentOf = ({ status, payment }: Payable): Pick<PaymentFields, 'kind' | 'amount'> => {
  if (status === 'cancelled') return { kind: 'refund', amount: Math.max(0, payment?.paid ?? 0) };
  const [next] = payment?.due ?? [];
  return next ?? { kind: 'refund', amount: 0 };
};

/** Payments are noted after they came, so a day without a year is rather one of the last months than of the next. */
const earliestOf = (today: Day): Day => addDays(today, -300);

/** Notes a payment; kind, amount and date are what the owner would most likely enter. */
export const PaymentForm = ({ request }: { request: PaidRequest }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const today = useToday();
  const earliest = earliestOf(today);
  const { currency } = request.quote;
  const amountNextOf = (of: Payable) => {
    const next = nextPaymentOf(of);
    return next.amount > 0 ? typedMoney(next.amount, currency, locale) : '';
  };
  const [kind, setKind] = useState(nextPaymentOf(request).kind);
  const [amount, setAmount] = useState(() => amountNextOf(request));
  const [date, setDate] = useState(() => formatTypedDay(today, locale));
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const path = `${requestsKey}/${encodeURIComponent(request.id)}/payments`;
  const { run, isPending, failure } = useRequestChange<PaymentFields>(
    (payment) => api.post<AccountedRequestView>(path, payment),
    (answer) => {
      setKind(nextPaymentOf(answer).kind);
      setAmount(amountNextOf(answer));
      setNote('');
      setIsChecked(false);
    },
  );
  const paid = parseMoney(amount, currency, locale, priceLimits.totalMax);
  const isAmount = paid !== null && paid > 0;
  const day = parseTypedDay(date, earliest);
  const submit = () => {
    setIsChecked(true);
    return isAmount && day !== null && run({ kind, amount: paid, date: day, note: note.trim() || undefined });
  };
  return (
    <Form isPending={isPending} onSubmit={submit} className="grid gap-4 border-t border-line pt-5">
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
          error={isChecked && day === null ? t('payments.dateInvalid') : null}
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
      {failure !== null && <ErrorBox title={t('payments.failed')}>{messageOf(failure, t('bookings.failed'))}</ErrorBox>}
      <Button
        type="submit"
        size="medium"
        isBusy={isPending}
        busyLabel={t('payments.busy')}
        className="xs:justify-self-end"
      >
        {t('payments.add')}
      </Button>
    </Form>
  );
};
