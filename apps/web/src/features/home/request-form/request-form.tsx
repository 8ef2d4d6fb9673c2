import type { Locale } from '@hearthstay/contracts';
import { formatMoney } from '@hearthstay/prices';
import type { RangeViolation } from '@hearthstay/stay';
import type { TFunction } from 'i18next';
import { ShieldX } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RangeViolationText } from '@web/features/home/selection/range-violation-text';
import { ApiError, messageOf, sentenceFor } from '@web/shared/api/api-error';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { useIsLate } from '@web/shared/ui/use-is-late';
import { GuestFields, nextStep } from './guest-fields';
import { isAboutDays, type Refusal, type RequestFormState } from './use-request-form';

/** After this time without a response, the form says that it keeps trying; tests shorten the time. */
export const patience = { saysSoAfterMs: 10_000 };

/** Name, e-mail and message for the chosen days. */
export const RequestForm = ({ form }: { form: RequestFormState }) => {
  const { t } = useTranslation(['home', 'rules']);
  const noteId = useId();
  const { guest, isPending, refusal, violation } = form;
  const keepsTrying = useIsLate(isPending, patience.saysSoAfterMs);
  const next = nextStep(guest, { hasDates: form.hasDates, lacksAge: form.stay.lacksAge });
  return (
    <Card className="px-4 pt-5 pb-4 xs:p-6">
      <h2 className="title-card">{t('form.title')}</h2>
      <p className="mt-1 text-note text-ink-2">{t('form.lead')}</p>
      <Form isPending={isPending} onSubmit={form.submit} className="mt-5 grid gap-5">
        <GuestFields guest={guest} />
        {refusal && <RefusalBox refusal={refusal} violation={violation} />}
        <div>
          <Button
            type="submit"
            className="w-full"
            disabled={next !== 'send'}
            isBusy={isPending}
            busyLabel={t('form.submitting')}
            aria-describedby={noteId}
          >
            {t('form.submit')}
          </Button>
          <p id={noteId} className="mt-2 text-center text-note text-ink-2">
            {next === 'chooseDates' ? t('rules:DATES_REQUIRED') : t(`form.next.${next}`)}
          </p>
          <p role="status" className="text-center text-note text-ink">
            {keepsTrying && t('form.keepsTrying')}
          </p>
        </div>
      </Form>
    </Card>
  );
};

interface RefusalBoxProps {
  refusal: Refusal;
  /** The rule that the range breaks now. After a refusal the occupied days are loaded again, so it may be a new one. */
  violation: RangeViolation | null;
}

interface Texts {
  t: TFunction<'home'>;
  locale: Locale;
}

/** The sentence with the old and the new price if the price has changed; `null` if that is not the reason. */
const changedPriceOf = ({ error, quotedTotal }: Refusal & { kind: 'server' }, { t, locale }: Texts): string | null => {
  if (!(error instanceof ApiError) || error.code !== 'QUOTE_CHANGED') return null;
  const { quote } = error;
  if (!quote || quotedTotal === undefined) return null;
  const money = (amount: number) => formatMoney(amount, quote.currency, locale);
  return t('refused.quoteChanged', { old: money(quotedTotal), new: money(quote.total) });
};

/** Why the request was not sent. */
const RefusalBox = ({ refusal, violation }: RefusalBoxProps) => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const rule = violation && isAboutDays(refusal) && <RangeViolationText violation={violation} />;
  if (refusal.kind === 'rule') return rule && <ErrorBox title={t('refused.title')}>{rule}</ErrorBox>;
  const { error } = refusal;
  const changedPrice = changedPriceOf(refusal, { t, locale });
  if (error instanceof ApiError && error.status === 403) {
    return (
      <ErrorBox takesFocus title={t('refused.accessDenied')} icon={ShieldX}>
        {messageOf(error, sentenceFor('NOT_WHITELISTED') || t('refused.failed'))}
      </ErrorBox>
    );
  }
  return (
    <ErrorBox takesFocus title={t('refused.title')}>
      {rule || changedPrice || messageOf(error, t('refused.failed'))}
    </ErrorBox>
  );
};
