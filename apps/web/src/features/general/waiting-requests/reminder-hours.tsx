import { fieldLimits } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { TextField } from '@web/shared/ui/text-field';

interface ReminderHoursProps {
  value: readonly string[];
  /** The error of the list. */
  error: string | undefined;
  /** The error of one of the hours. */
  errorOf: (index: number) => string | undefined;
  onChange: (value: readonly string[]) => void;
}

/** The hours after which the owner is reminded, each in a field of its own. */
export const ReminderHours = ({ value, error, errorOf, onChange }: ReminderHoursProps) => {
  const { t } = useTranslation('admin');
  return (
    <div className="grid items-start gap-4 xs:grid-cols-2">
      {value.map((hours, index) => (
        <TextField
          key={index}
          label={t('waitingRequests.reminder', { number: index + 1 })}
          hint={
            index === 0 ? t('waitingRequests.range', { max: fieldLimits.reminderHoursMax }) : t('waitingRequests.none')
          }
          inputMode="numeric"
          autoComplete="off"
          inside={
            <span aria-hidden className="pointer-events-none pr-3.5 text-ink-2">
              {t('waitingRequests.hours')}
            </span>
          }
          value={hours}
          error={errorOf(index) ?? (index === value.length - 1 ? error : undefined)}
          onChange={({ target }) => onChange(value.with(index, target.value))}
        />
      ))}
    </div>
  );
};
