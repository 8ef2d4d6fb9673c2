import { weekdayNames } from '@hearthstay/stay';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '@web/panel/fields/money-field';
import { useLocale } from '@web/shared/i18n/language';
import { Icon } from '@web/shared/ui/icon';
import type { PricesCardProps } from './prices-card-props';
import { isoWeekdays } from './prices-fields';

/** The surcharges of nights by weekday; collapsed while there are none, because few houses need them. */
export const WeekdaySurcharges = ({ form }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  const names = weekdayNames(useLocale(), 'long');
  const [isOpen, setIsOpen] = useState(() => Object.values(form.fields.weekdaySurcharges).some(Boolean));
  // The form moves the focus to the first field with an error, which must be visible then.
  const isWrong = isoWeekdays.some((day) => form.errorOf(`weekdaySurcharges.${day}`));
  return (
    <details className="group" open={isOpen || isWrong} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-small text-label font-semibold">
        {t('prices.weekdaySurcharges')}
        <Icon of={ChevronDown} size={16} className="group-open:rotate-180" />
      </summary>
      <p className="mt-1 text-note text-ink-2">{t('prices.surchargesLead')}</p>
      <fieldset className="mt-4 grid min-w-0 items-start gap-4 xs:grid-cols-2">
        <legend className="sr-only">{t('prices.weekdaySurcharges')}</legend>
        {isoWeekdays.map((day, index) => (
          <MoneyField
            key={day}
            label={names[index] ?? day}
            currency={form.fields.currency}
            {...form.field(`weekdaySurcharges.${day}`)}
          />
        ))}
      </fieldset>
    </details>
  );
};
