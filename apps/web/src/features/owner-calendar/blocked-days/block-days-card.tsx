import { formatDays, type Day } from '@hearthstay/stay';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '@web/shared/day-field/day-field';
import { ApiError, messageOf } from '@web/shared/api/api-error';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { useBlockForm } from './use-block-form';

/** Blocks every day from the first to the last. */
export const BlockDaysCard = () => {
  const { t } = useTranslation('admin');
  const titleId = useId();
  const { field, count, earliest, isPending, failure, save } = useBlockForm();
  const isRefused = bookedDaysOf(failure).length > 0;

  return (
    <Card aria-labelledby={titleId} className="p-4 pt-5 xs:p-6 lg:p-8 lg:pt-6">
      <h2 id={titleId} className="title-card">
        {t('availability.title')}
      </h2>
      <p className="mt-1 text-note text-ink-2">{t('availability.lead')}</p>
      <Form isPending={isPending} onSubmit={save} className="mt-6 grid gap-6">
        <div className="grid items-start gap-x-4 gap-y-5 xs:grid-cols-2">
          <DayField
            label={t('availability.firstDay')}
            earliest={earliest.from}
            required
            isRefused={isRefused}
            {...field('from')}
          />
          <DayField
            label={t('availability.lastDay')}
            isOptional
            hint={t('availability.lastDayHint')}
            earliest={earliest.to}
            isRefused={isRefused}
            {...field('to')}
          />
        </div>
        {failure !== null && <BlockRefused error={failure} />}
        <div>
          <Button type="submit" icon={Lock} isBusy={isPending} busyLabel={t('availability.blocking')}>
            {count > 0 ? t('availability.block', { count }) : t('availability.title')}
          </Button>
        </div>
      </Form>
    </Card>
  );
};

/** The reason why nothing was blocked: the booked days, or the sentence of the server. */
const BlockRefused = ({ error }: { error: unknown }) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const booked = bookedDaysOf(error);
  return booked.length > 0 ? (
    <ErrorBox title={t('availability.booked', { count: booked.length })}>
      {t('availability.nothingBlocked', { days: formatDays(booked, locale) })}
    </ErrorBox>
  ) : (
    <ErrorBox title={t('availability.blockFailed')}>{messageOf(error, t('common:failure.noResponse'))}</ErrorBox>
  );
};

/** The booked days that prevented the block; empty after another error. */
const bookedDaysOf = (error: unknown): Day[] =>
  error instanceof ApiError && error.code === 'DATES_UNAVAILABLE' ? error.days : [];
