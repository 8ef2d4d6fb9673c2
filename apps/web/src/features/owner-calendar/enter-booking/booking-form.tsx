import { enteredBookingBody } from '@hearthstay/contracts';
import { languages, locales } from '@hearthstay/locales';
import { priceLimits, typedMoney } from '@hearthstay/prices';
import { fieldLimits, type Day, type StayRange } from '@hearthstay/stay';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '@web/panel/fields/money-field';
import { Segments } from '@web/panel/fields/segments';
import { typedAmount } from '@web/panel/form/typed-values';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { AskedFields, askedTexts, type AskedTexts } from '@web/panel/requests/asked-fields';
import { guestsOfTyped } from '@web/panel/requests/guest-count-fields';
import { useQuoteFor } from '@web/panel/requests/use-quote-for';
import { messageOf } from '@web/shared/api/api-error';
import { QuoteLines } from '@web/shared/booking/quote-lines';
import { useLocale } from '@web/shared/i18n/language';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { SelectField } from '@web/shared/ui/select-field';
import { Switch } from '@web/shared/ui/switch';
import { TextAreaField, TextField } from '@web/shared/ui/text-field';
import { BrokenRule } from './broken-rule';
import { useEnterBooking } from './use-enter-booking';

interface BookingFormProps {
  range: StayRange;
  today: Day;
  availabilityKey: string;
  onEntered: () => void;
  onRefused: () => void;
}

interface BookingFields extends AskedTexts {
  name: string;
  adults: string;
  children: string;
  email: string;
  /** `null` for the computed total, until the owner types another one. */
  total: string | null;
  origin: string;
  note: string;
  status: 'approved' | 'confirmed';
  notify: boolean;
}

const emptyFields: BookingFields = {
  ...{ name: '', adults: '', children: '', email: '', origin: '', note: '' },
  ...askedTexts(),
  total: null,
  status: 'approved',
  notify: true,
};

/** Enters a booking for the chosen days that was made by phone or in another way. Only a name is required. */
export const BookingForm = ({ range, today, availabilityKey, ...handlers }: BookingFormProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const { maxGuests } = useStayConditions().conditions;
  const quoteFor = useQuoteFor();
  const form = useContractForm({
    values: { ...emptyFields, locale },
    schema: enteredBookingBody,
    toBody: ({ adults, children, total, notify, ...fields }) => {
      const quote = quoteFor(range, { adults, children });
      return {
        ...fields,
        ...guestsOfTyped({ adults, children }),
        start_date: range.start,
        end_date: range.end,
        notify: notify && fields.email.trim() !== '',
        ...(quote && total !== null && { total: typedAmount(total, quote.currency, locale, priceLimits.totalMax) }),
      };
    },
    saving: useEnterBooking(availabilityKey, handlers.onEntered, handlers.onRefused),
  });
  const { fields } = form;
  const quote = quoteFor(range, fields);
  const hasEmail = fields.email.trim() !== '';
  return (
    <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-4">
      <BrokenRule range={range} today={today} />
      <TextField label={t('editGuest.name')} autoComplete="off" {...form.field('name')} />
      {maxGuests !== undefined && (
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField label={t('editGuest.adults')} isOptional inputMode="numeric" {...form.field('adults')} />
          <TextField label={t('editGuest.children')} isOptional inputMode="numeric" {...form.field('children')} />
        </div>
      )}
      <TextField
        label={t('common:email.label')}
        type="email"
        autoComplete="off"
        isOptional
        hint={hasEmail ? undefined : t('editGuest.noEmail')}
        {...form.field('email')}
      />
      <AskedFields field={form.field} />
      {quote && (
        <div className="grid gap-3 rounded-control bg-sunken px-4 py-3">
          <QuoteLines quote={quote} />
          <MoneyField
            label={t('enterBooking.total')}
            currency={quote.currency}
            {...form.field('total')}
            value={fields.total ?? typedMoney(quote.total, quote.currency, locale)}
          />
        </div>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 text-label font-semibold">{t('enterBooking.more')}</summary>
        <div className="mt-2 grid gap-4">
          <TextField
            label={t('editGuest.origin')}
            isOptional
            hint={t('editGuest.originHint')}
            autoComplete="off"
            {...form.field('origin')}
          />
          <TextAreaField
            label={t('bookingPage.note')}
            isOptional
            hint={t('bookingPage.noteHint')}
            limit={fieldLimits.notesMax}
            {...form.field('note')}
          />
        </div>
      </details>
      <Segments
        label={t('enterBooking.status')}
        options={[
          { value: 'approved', label: t('common:status.approved') },
          { value: 'confirmed', label: t('common:status.confirmed') },
        ]}
        value={fields.status}
        onChange={form.field('status').onChange}
      />
      <Switch
        label={t('moveDialog.notify')}
        hint={hasEmail ? t('enterBooking.notifyHint') : t('enterBooking.needsEmail')}
        isOn={hasEmail && fields.notify}
        isDisabled={!hasEmail}
        onChange={form.field('notify').onChange}
      />
      {hasEmail && fields.notify && (
        <SelectField label={t('enterBooking.language')} {...form.field('locale')}>
          {locales.map((each) => (
            <option key={each} value={each}>
              {languages[each].name}
            </option>
          ))}
        </SelectField>
      )}
      {form.failure !== null && (
        <ErrorBox title={t('enterBooking.failed')}>
          {messageOf(form.failure, t('bookings.failed'), { DATES_UNAVAILABLE: t('enterBooking.taken') })}
        </ErrorBox>
      )}
      <Button type="submit" size="medium" icon={Check} isBusy={form.isPending} busyLabel={t('enterBooking.busy')}>
        {t('enterBooking.enter')}
      </Button>
    </Form>
  );
};
