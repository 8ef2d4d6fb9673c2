import { stayOfferBody } from '@hearthstay/contracts';
import { languages, locales } from '@hearthstay/locales';
import type { Day, StayRange } from '@hearthstay/stay';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { initialOffer, offerOfTyped } from '@web/panel/requests/offer/offer-fields';
import { OfferTerms } from '@web/panel/requests/offer/offer-terms';
import type { TypedGuests } from '@web/panel/requests/guest-count-fields';
import { useQuoteFor } from '@web/panel/requests/use-quote-for';
import { messageOf, sentenceFor } from '@web/shared/api/api-error';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { SelectField } from '@web/shared/ui/select-field';
import { TextField } from '@web/shared/ui/text-field';
import { BrokenRule } from '../enter-booking/broken-rule';
import { useOfferStay } from './use-offer-stay';

interface StayOfferFormProps {
  range: StayRange;
  today: Day;
  availabilityKey: string;
  onEntered: () => void;
  onRefused: () => void;
}

/** Offers the chosen days to a person who has made no request. */
export const StayOfferForm = ({ range, today, availabilityKey, ...handlers }: StayOfferFormProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const quoteFor = useQuoteFor();
  const priceOf = (typed: TypedGuests) => quoteFor(range, typed);
  const form = useContractForm({
    values: { name: '', email: '', locale, ...initialOffer() },
    schema: stayOfferBody,
    toBody: ({ name, email, locale: language, ...offer }) => ({
      ...{ name, email, locale: language, start_date: range.start, end_date: range.end },
      ...offerOfTyped(offer, { currency: priceOf(offer)?.currency, locale }),
    }),
    saving: useOfferStay(availabilityKey, handlers.onEntered, handlers.onRefused),
  });
  const { fields, failure } = form;
  const price = priceOf(fields);
  const name = fields.name.trim();
  return (
    <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-4">
      <BrokenRule range={range} today={today} />
      <TextField label={t('editGuest.name')} autoComplete="off" {...form.field('name')} />
      <TextField label={t('common:email.label')} type="email" autoComplete="off" {...form.field('email')} />
      <SelectField label={t('enterBooking.language')} {...form.field('locale')}>
        {locales.map((each) => (
          <option key={each} value={each}>
            {languages[each].name}
          </option>
        ))}
      </SelectField>
      <OfferTerms form={form} stay={range} price={price} guestName={name} />
      {failure !== null && (
        <ErrorBox title={t('offer.failed')}>
          {messageOf(failure, t('bookings.failed'), { DATES_UNAVAILABLE: sentenceFor('OFFER_CONFLICT') })}
        </ErrorBox>
      )}
      <p className="text-note text-ink-2">
        {t(price ? 'offer.footWithPrice' : 'offer.foot', { name: name || t('offer.guest') })}
      </p>
      <Button type="submit" size="medium" icon={Send} isBusy={form.isPending} busyLabel={t('offer.busy')}>
        {t('offer.send')}
      </Button>
    </Form>
  );
};
