import type { Quote } from '@hearthstay/prices';
import { formatMoney, typedMoney } from '@hearthstay/prices';
import { fieldLimits, formatDay, lastDayOfOffer, type StayRange } from '@hearthstay/stay';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '@web/panel/fields/money-field';
import { Segments } from '@web/panel/fields/segments';
import { useLocale } from '@web/shared/i18n/language';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { useToday } from '@web/shared/settings/use-today';
import { TextButton } from '@web/shared/ui/button';
import { Switch } from '@web/shared/ui/switch';
import { TextAreaField, TextField } from '@web/shared/ui/text-field';
import { offerDurations, type OfferFields } from './offer-fields';

type Field<Name extends keyof OfferFields> = (name: Name) => {
  value: OfferFields[Name];
  error: string | undefined;
  onChange: (changed: OfferFields[Name] | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
};

interface OfferTermsProps {
  /** A form with these fields, among others. */
  form: {
    fields: OfferFields;
    field: Field<'adults' | 'children' | 'note'> & Field<'total'> & Field<'valid_days'> & Field<'hold'>;
  };
  /** The offered days. */
  stay: StayRange;
  /** The days of the request so far, for an offer to its guest. */
  present?: StayRange;
  /** The computed price, which the owner may replace; `null` without one. */
  price: Pick<Quote, 'total' | 'currency'> | null;
  /** Whether the guests are shown even if the house does not ask for their number. */
  hasGuests?: boolean;
  totalError?: string | undefined;
  guestName: string;
}

const daysOf = ({ start, end }: StayRange) => ({ startDate: start, endDate: end });

/** The fields of an offer: guests, price, duration, whether its days are held, and a note to the guest. */
export const OfferTerms = ({
  form,
  stay,
  present = stay,
  price,
  hasGuests = false,
  totalError,
  guestName,
}: OfferTermsProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const today = useToday();
  const { maxGuests } = useStayConditions().conditions;
  const { fields, field } = form;
  const total = field('total');
  const lastDay = lastDayOfOffer(today, Number(fields.valid_days), daysOf(stay), daysOf(present));
  return (
    <>
      {(maxGuests !== undefined || hasGuests) && (
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField label={t('editGuest.adults')} inputMode="numeric" {...field('adults')} />
          <TextField label={t('editGuest.children')} inputMode="numeric" {...field('children')} />
        </div>
      )}
      {price && (
        <div>
          <MoneyField
            label={t('common:quote.total')}
            currency={price.currency}
            value={total.value ?? typedMoney(price.total, price.currency, locale)}
            error={total.error ?? totalError}
            onChange={total.onChange}
          />
          {total.value !== null && (
            <p className="flex flex-wrap items-center gap-x-3 text-note text-ink-2 tabular-nums">
              {t('offer.computed', { amount: formatMoney(price.total, price.currency, locale) })}
              <TextButton onClick={() => total.onChange(null)}>{t('offer.useComputed')}</TextButton>
            </p>
          )}
        </div>
      )}
      <div>
        <Segments
          label={t('offer.stands')}
          options={offerDurations.map((value) => ({ value, label: t('common:days', { count: Number(value) }) }))}
          value={fields.valid_days}
          onChange={field('valid_days').onChange}
        />
        <p aria-live="polite" className="mt-2 text-note text-ink-2">
          {t('offer.until', { day: formatDay(lastDay, locale) })}
        </p>
      </div>
      <div className="rounded-control bg-pine-soft px-4 py-3">
        <Switch
          label={t('offer.hold')}
          hint={t('offer.holdHint')}
          isOn={fields.hold}
          onChange={field('hold').onChange}
        />
      </div>
      <TextAreaField
        label={t('bookingPage.decisionNote')}
        isOptional
        hint={guestName && t('bookingPage.decisionNoteHint', { name: guestName })}
        limit={fieldLimits.messageMax}
        {...field('note')}
      />
    </>
  );
};
