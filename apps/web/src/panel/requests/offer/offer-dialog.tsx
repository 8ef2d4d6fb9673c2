import { offerBody, type ListedRequest } from '@hearthstay/contracts';
import { formatRange, formatTypedDay, rangeOf, shownStateOf } from '@hearthstay/stay';
import { Send } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DayStrip } from '@web/panel/availability/day-strip';
import { FreeOrTaken, useEntriesInTheWay } from '@web/panel/availability/free-or-taken';
import { DayField } from '@web/shared/day-field/day-field';
import { useContractForm } from '@web/panel/form/use-contract-form';
import type { TypedGuests } from '@web/panel/requests/guest-count-fields';
import { guestNameOf } from '@web/panel/requests/request-rows';
import { daysOfTyped, earliestOf, rangeOfTyped, type TypedDays } from '@web/panel/requests/typed-stay';
import { useQuoteFor } from '@web/panel/requests/use-quote-for';
import { ApiError, messageOf, sentenceFor } from '@web/shared/api/api-error';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { Button } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { initialOffer, offerOfTyped } from './offer-fields';
import { OfferTerms } from './offer-terms';
import { useMakeOffer } from './use-make-offer';

interface OfferDialogProps {
  request: ListedRequest;
  onClose: () => void;
}

/** The errors about the days, which mark the fields of the days. */
const aboutDays = new Set(['DATES_UNAVAILABLE', 'SAME_STAY']);

/** Offers the guest of a request other days, guests or another price. */
export const OfferDialog = ({ request, onClose }: OfferDialogProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const earliest = earliestOf(request, useToday());
  const daysNoteId = useId();
  const quoteFor = useQuoteFor();
  const present = rangeOf(request);
  // A house without prices today offers the stay for its present price.
  const priceOf = (fields: TypedDays & TypedGuests) =>
    quoteFor(rangeOfTyped(fields, earliest) ?? present, fields, request) ?? request.quote ?? null;
  const form = useContractForm({
    values: {
      start_date: formatTypedDay(present.start, locale),
      end_date: formatTypedDay(present.end, locale),
      ...initialOffer(request),
    },
    schema: offerBody,
    toBody: (fields) => ({
      ...daysOfTyped(fields, earliest),
      ...offerOfTyped(fields, { currency: priceOf(fields)?.currency, locale, present: request }),
      shown: shownStateOf(request),
    }),
    saving: useMakeOffer(request, onClose),
  });
  const { fields, failure } = form;
  const range = rangeOfTyped(fields, earliest);
  const inTheWay = useEntriesInTheWay(range, request.id);
  const isTaken = inTheWay !== undefined && inTheWay.length > 0;
  const code = failure instanceof ApiError ? failure.code : null;
  const areDaysRefused = code !== null && aboutDays.has(code);
  const name = guestNameOf(request, t);
  return (
    <Dialog title={t('offer.title')} onClose={() => !form.isPending && onClose()}>
      <Form isPending={form.isPending} onSubmit={() => (isTaken ? undefined : form.save())} className="grid gap-5">
        <p className="-mt-4 text-label text-ink-2 tabular-nums">
          {t('offer.for', { name, range: formatRange(present, locale) })}
        </p>
        <div className="grid gap-2">
          <div className="grid items-start gap-4 xs:grid-cols-2">
            <DayField
              label={t('moveDialog.first')}
              earliest={earliest}
              isRefused={areDaysRefused}
              data-initial-focus
              {...form.field('start_date')}
            />
            <DayField
              label={t('moveDialog.last')}
              earliest={range?.start ?? earliest}
              isRefused={areDaysRefused}
              {...form.field('end_date')}
            />
          </div>
          {range && <DayStrip stay={{ requestId: request.id, asked: range }} name={t('bookingPage.offer')} />}
          <FreeOrTaken id={daysNoteId} inTheWay={inTheWay} />
        </div>
        <OfferTerms
          form={form}
          stay={range ?? present}
          present={present}
          price={priceOf(fields)}
          hasGuests={request.adults !== undefined}
          totalError={code === 'REQUEST_WITHOUT_PRICE' ? sentenceFor(code) : undefined}
          guestName={name}
        />
        {failure !== null && (
          <ErrorBox title={t('offer.failed')}>
            {messageOf(failure, t('bookings.failed'), { DATES_UNAVAILABLE: sentenceFor('OFFER_CONFLICT') })}
          </ErrorBox>
        )}
        <div className="grid gap-3 border-t border-line pt-4">
          <p className="text-note text-ink-2">{t(priceOf(fields) ? 'offer.footWithPrice' : 'offer.foot', { name })}</p>
          <Button
            type="submit"
            icon={Send}
            isBusy={form.isPending}
            busyLabel={t('offer.busy')}
            aria-disabled={isTaken || undefined}
            aria-describedby={isTaken ? daysNoteId : undefined}
          >
            {t('offer.send')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};
