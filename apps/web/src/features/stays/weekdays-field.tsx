import { weekdayNames } from '@hearthstay/stay';
import { useLocale } from '@web/shared/i18n/language';
import { classNames } from '@web/shared/ui/class-names';
import { useIsPending } from '@web/shared/ui/form';

interface WeekdaysFieldProps {
  label: string;
  hint: string;
  /** ISO weekdays. */
  value: readonly number[];
  className?: string;
  onChange: (value: readonly number[]) => void;
}

/** A choice of any of the seven weekdays. */
export const WeekdaysField = ({ label, hint, value, className, onChange }: WeekdaysFieldProps) => {
  const locale = useLocale();
  const isPending = useIsPending();
  const longNames = weekdayNames(locale, 'long');
  const toggle = (weekday: number) =>
    onChange(value.includes(weekday) ? value.filter((one) => one !== weekday) : [...value, weekday].sort());
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className="mb-2 text-label font-semibold">{label}</legend>
      <div className="grid max-w-90 grid-cols-7 gap-1.5">
        {weekdayNames(locale, 'short').map((name, index) => {
          const isOn = value.includes(index + 1);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isOn}
              aria-disabled={isPending || undefined}
              onClick={() => !isPending && toggle(index + 1)}
              className={classNames(
                'h-11 min-w-0 rounded-control border text-label transition-colors',
                isOn ? 'border-pine bg-pine font-semibold text-on-pine' : 'border-field bg-surface font-medium',
              )}
            >
              <span className="sr-only">{longNames[index]}</span>
              <span aria-hidden>{name}</span>
            </button>
          );
        })}
      </div>
      <p className="mt-2 text-note text-ink-2">{hint}</p>
    </fieldset>
  );
};
