import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../shared/ui/text-field';

interface DaysFieldProps {
  label: string;
  max: number;
  value: string;
  isOutOfRange: boolean;
  refused: string | undefined;
  onChange: (value: string) => void;
}

/** A number of days. Typed as text: a number field would turn with the wheel and hide what it does not understand. */
export const DaysField = ({ label, max, value, isOutOfRange, refused, onChange }: DaysFieldProps) => {
  const { t } = useTranslation('admin');
  return (
    <TextField
      label={label}
      hint={t('general.range', { max })}
      error={isOutOfRange ? t('general.outOfRange', { max }) : refused}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      inside={
        <span aria-hidden className="pointer-events-none pr-3.5 text-ink-2">
          {t('general.days')}
        </span>
      }
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
