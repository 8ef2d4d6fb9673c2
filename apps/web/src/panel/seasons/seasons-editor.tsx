import { fieldLimits, type Day } from '@hearthstay/stay';
import { CalendarPlus, Copy, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '@web/shared/day-field/day-field';
import { useLocale } from '@web/shared/i18n/language';
import { Button, IconButton } from '@web/shared/ui/button';
import { TextField } from '@web/shared/ui/text-field';
import { latestSeasonYear } from './copy-seasons';
import {
  copiesForNextYear,
  earliestTyped,
  newKey,
  readablePeriods,
  typedDays,
  type PeriodFields,
} from './period-fields';
import { SeasonStrip } from './season-strip';

interface SeasonsEditorProps<Fields extends PeriodFields> {
  value: readonly Fields[];
  today: Day;
  /** The fields of a new season besides its period. */
  empty: Omit<Fields, keyof PeriodFields>;
  /** The error sentence of a season's field. */
  errorOf: (index: number, field: keyof Fields & string) => string | undefined;
  onChange: (seasons: readonly Fields[]) => void;
  /** Renders the fields of a season besides its period. */
  children: (season: Fields, index: number, change: (fields: Partial<Fields>) => void) => ReactNode;
}

/** Edits seasons: the years as a strip, a row for each season, and buttons that add more. */
export const SeasonsEditor = <Fields extends PeriodFields>(props: SeasonsEditorProps<Fields>) => {
  const { value: seasons, today, empty, errorOf, onChange, children } = props;
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const readable = readablePeriods(seasons, today);
  const latestYear = latestSeasonYear(readable);
  const isFull = seasons.length >= fieldLimits.seasonsMax;
  const add = () => onChange([...seasons, { ...empty, key: newKey(), name: '', from: '', to: '' } as Fields]);
  const copyYear = () =>
    onChange([...seasons, ...copiesForNextYear(readable, locale)].slice(0, fieldLimits.seasonsMax));
  return (
    <div className="grid gap-5">
      {readable.length > 0 && <SeasonStrip seasons={readable} />}
      {seasons.map((season, index) => {
        const change = (fields: Partial<Fields>) => onChange(seasons.with(index, { ...season, ...fields }));
        return (
          <SeasonRow
            key={season.key}
            season={season}
            today={today}
            errorOf={(field) => errorOf(index, field)}
            onChange={(fields) => change(fields as Partial<Fields>)}
            onRemove={() => onChange(seasons.filter((one) => one !== season))}
          >
            {children(season, index, change)}
          </SeasonRow>
        );
      })}
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" icon={CalendarPlus} disabled={isFull} onClick={add}>
          {t('seasons.add')}
        </Button>
        {latestYear !== null && (
          <Button kind="quiet" icon={Copy} disabled={isFull} onClick={copyYear}>
            {t('seasons.copyYear', { from: String(latestYear), to: String(latestYear + 1) })}
          </Button>
        )}
      </div>
    </div>
  );
};

interface SeasonRowProps {
  season: PeriodFields;
  today: Day;
  errorOf: (field: keyof PeriodFields) => string | undefined;
  onChange: (change: Partial<PeriodFields>) => void;
  onRemove: () => void;
  children: ReactNode;
}

const SeasonRow = ({ season, today, errorOf, onChange, onRemove, children }: SeasonRowProps) => {
  const { t } = useTranslation('admin');
  const { from } = typedDays(season, today);
  const earliest = earliestTyped(today);
  const name = season.name.trim() || t('seasons.new');
  return (
    <fieldset className="min-w-0 rounded-control border border-line p-4">
      <legend className="sr-only">{name}</legend>
      <div className="grid items-start gap-4 xs:grid-cols-2">
        <div className="flex items-start gap-2 xs:col-span-2">
          <TextField
            className="min-w-0 flex-1"
            label={t('seasons.name')}
            placeholder={t('seasons.nameExample')}
            autoComplete="off"
            value={season.name}
            error={errorOf('name')}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <IconButton icon={Trash2} className="mt-7" label={t('seasons.remove', { name })} onClick={onRemove} />
        </div>
        <DayField
          label={t('seasons.from')}
          earliest={from !== null && from < earliest ? from : earliest}
          value={season.from}
          error={errorOf('from')}
          onChange={(typed) => onChange({ from: typed })}
        />
        <DayField
          label={t('seasons.to')}
          earliest={from ?? earliest}
          value={season.to}
          error={errorOf('to')}
          onChange={(typed) => onChange({ to: typed })}
        />
        {children}
      </div>
    </fieldset>
  );
};
