import { moveBody, type ListedRequest } from '@hearthstay/contracts';
import { formatMoney, priceLimits, typedMoney } from '@hearthstay/prices';
import { fieldLimits, formatRange, formatTypedDay, rangeOf, shownStateOf, type StayRange } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { DayField } from '@web/shared/day-field/day-field';
import { MoneyField } from '@web/panel/fields/money-field';
import { Segments } from '@web/panel/fields/segments';
import { typedAmount } from '@web/panel/form/typed-values';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { guestNameOf } from '@web/panel/requests/request-rows';
import { daysOfTyped, earliestOf, rangeOfTyped, type TypedDays } from '@web/panel/requests/typed-stay';
import { messageOf, sentenceFor } from '@web/shared/api/api-error';
import { Comparison } from '@web/shared/comparison/comparison';
import { useLocale } from '@web/shared/i18n/language';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { useToday } from '@web/shared/settings/use-today';
import { Button } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { Switch } from '@web/shared/ui/switch';
import { TextAreaField } from '@web/shared/ui/text-field';
import { moveTotals, totalFor, type MoveTotal } from './moved-price';
import { MovesAlong } from './moves-along';
import { useMoveBooking } from './use-move-booking';

interface MoveDialogProps {
  request: ListedRequest;
  /** The initial days; by default those of the booking. */
  days?: StayRange;
  onClose: () => void;
}

/** Moves a booking to other days, with the new price and a note to the guest. */
export const MoveDialog = ({ request, days = rangeOf(request), onClose }: MoveDialogProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const earliest = earliestOf(request, useToday());
  const { prices } = useStayConditions().conditions;
  const { quote, email } = request;
  const money = (amount: number) => (quote ? formatMoney(amount, quote.currency, locale) : '');
  const totalOf = (typed: TypedDays) => totalFor(request, rangeOfTyped(typed, earliest), prices);
  const choiceOf = ({ choice, ...typed }: TypedDays & { choice: MoveTotal | null }): MoveTotal => {
    const total = totalOf(typed);
    const isKept = total === null || total === quote?.total;
    return choice === 'new' && total === null ? 'old' : (choice ?? (isKept ? 'old' : 'new'));
  };
  const form = useContractForm({
    values: {
      start_date: formatTypedDay(days.start, locale),
      end_date: formatTypedDay(days.end, locale),
      choice: null as MoveTotal | null,
      total: quote ? typedMoney(quote.total, quote.currency, locale) : '',
      notify: email !== null,
      note: '',
    },
    schema: moveBody,
    toBody: (fields) => {
      const choice = choiceOf(fields);
      const ownTotal = () => typedAmount(fields.total, quote?.currency ?? '', locale, priceLimits.totalMax);
      const total = choice === 'own' ? ownTotal() : choice === 'new' ? totalOf(fields) : undefined;
      return {
        ...daysOfTyped(fields, earliest),
        total: total ?? undefined,
        notify: fields.notify,
        note: fields.notify ? fields.note : '',
        shown: shownStateOf(request),
      };
    },
    saving: useMoveBooking(request, onClose),
  });
  const { fields } = form;
  const range = rangeOfTyped(fields, earliest);
  const newTotal = totalOf(fields);
  const choice = choiceOf(fields);
  const labels = {
    old: t('moveDialog.total.old', { amount: money(quote?.total ?? 0) }),
    new: t('moveDialog.total.new', { amount: money(newTotal ?? 0) }),
    own: t('moveDialog.total.own'),
  };
  const chosenTotal =
    choice === 'new' && newTotal !== null
      ? money(newTotal)
      : choice === 'old'
        ? money(quote?.total ?? 0)
        : fields.total;
  return (
    <Dialog title={t('moveDialog.title')} onClose={() => !form.isPending && onClose()}>
      <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-5">
        <div className="grid items-start gap-4 xs:grid-cols-2">
          <DayField
            label={t('moveDialog.first')}
            earliest={earliest}
            data-initial-focus
            {...form.field('start_date')}
          />
          <DayField label={t('moveDialog.last')} earliest={range?.start ?? earliest} {...form.field('end_date')} />
        </div>
        {range && (
          <Comparison
            lines={[
              {
                label: t('bookingPage.days'),
                before: formatRange(rangeOf(request), locale),
                after: formatRange(range, locale),
              },
              ...(quote ? [{ label: t('common:quote.total'), before: money(quote.total), after: chosenTotal }] : []),
            ]}
          />
        )}
        {quote && (
          <Segments
            label={t('common:quote.total')}
            options={moveTotals
              .filter((option) => option !== 'new' || (newTotal !== null && newTotal !== quote.total))
              .map((option) => ({ value: option, label: labels[option] }))}
            value={choice}
            onChange={(value) => form.field('choice').onChange(value)}
          />
        )}
        {quote && choice === 'own' && (
          <MoneyField label={t('priceDialog.total')} currency={quote.currency} {...form.field('total')} />
        )}
        {email !== null && (
          <Switch
            label={t('moveDialog.notify')}
            hint={t('moveDialog.notifyHint', { name: guestNameOf(request, t) })}
            isOn={fields.notify}
            onChange={form.field('notify').onChange}
          />
        )}
        {fields.notify && (
          <TextAreaField
            label={t('priceDialog.note')}
            isOptional
            limit={fieldLimits.messageMax}
            {...form.field('note')}
          />
        )}
        <MovesAlong request={request} />
        {form.failure !== null && (
          <ErrorBox title={t('moveDialog.failed')}>
            {messageOf(form.failure, t('bookings.failed'), { DATES_UNAVAILABLE: sentenceFor('MOVE_CONFLICT') })}
          </ErrorBox>
        )}
        <Button type="submit" isBusy={form.isPending} busyLabel={t('moveDialog.busy')} className="xs:justify-self-end">
          {t('bookingPage.move')}
        </Button>
      </Form>
    </Dialog>
  );
};
