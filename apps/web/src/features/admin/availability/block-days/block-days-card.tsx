import { fieldLimits } from '@hearthstay/stay';
import { Lock } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button';
import { Card } from '../../../../shared/ui/card';
import { Form } from '../../../../shared/ui/form';
import { BlockRefused } from './block-refused';
import { DayField } from './day-field';
import { bookedDaysOf } from './booked-days-of';
import { useBlockForm } from './use-block-form';

/** Blocks every day from the first to the last (specification, section 5, "Date blocker"). */
export const BlockDaysCard = () => {
  const { t } = useTranslation('admin');
  const titleId = useId();
  const lastField = useRef<HTMLInputElement>(null);
  const { inputs, days, problems, earliest, isPending, failure, change, submit } = useBlockForm();
  const isRefused = bookedDaysOf(failure).length > 0;
  const errors = {
    first: problems.first && t(`availability.first.${problems.first}`),
    last: problems.last && t(`availability.last.${problems.last}`, { count: fieldLimits.blockedDaysMax }),
  };

  return (
    <Card aria-labelledby={titleId} className="p-4 pt-5 xs:p-6 lg:p-8 lg:pt-6">
      <h2 id={titleId} className="title-card">
        {t('availability.title')}
      </h2>
      <p className="mt-1 text-note text-ink-2">{t('availability.lead')}</p>
      <Form isPending={isPending} onSubmit={() => submit(lastField.current?.validity)} className="mt-6 grid gap-6">
        <div className="grid items-start gap-x-4 gap-y-5 xs:grid-cols-2">
          <DayField
            label={t('availability.firstDay')}
            min={earliest.first}
            required
            value={inputs.first}
            error={errors.first}
            isRefused={isRefused}
            onChange={(event) => change({ first: event.target.value })}
          />
          <DayField
            ref={lastField}
            label={t('availability.lastDay')}
            isOptional
            hint={t('availability.lastDayHint')}
            min={earliest.last}
            value={inputs.last}
            error={errors.last}
            isRefused={isRefused}
            onChange={(event) => change({ last: event.target.value })}
          />
        </div>
        {failure !== null && <BlockRefused error={failure} />}
        <div>
          <Button type="submit" icon={Lock} isBusy={isPending} busyLabel={t('availability.blocking')}>
            {days.length > 0 ? t('availability.block', { count: days.length }) : t('availability.title')}
          </Button>
        </div>
      </Form>
    </Card>
  );
};
