import { fieldLimits, latestSeasonYear, seasonsOfNextYear, type Day } from '@hearthstay/stay';
import { CalendarPlus, Copy, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DayField } from '@web/features/admin/availability/day-field';
import { useLocale } from '@web/shared/i18n/language';
import { Button, IconButton } from '@web/shared/ui/button';
import { TextField } from '@web/shared/ui/text-field';
import { SeasonStrip } from './season-strip';
import { readableSeasons, seasonFieldsOf, typedPeriod, type SeasonFields } from './stay-rules-fields';
import { WeekdaysField } from './weekdays-field';

interface SeasonsEditorProps {
  seasons: readonly SeasonFields[];
  today: Day;
  /** The sentence for what is wrong with a field of a season. */
  errorOf: (index: number, field: keyof SeasonFields) => string | undefined;
  onChange: (seasons: readonly SeasonFields[]) => void;
}

let added = 0;

const newSeason = (): SeasonFields => ({
  key: `new ${(added += 1)}`,
  name: '',
  from: '',
  to: '',
  minNights: '',
  arrivalWeekdays: [],
  departureWeekdays: [],
});

/** The seasons with rules of their own: a strip of the year, a row for each, and ways to more. */
export const SeasonsEditor = ({ seasons, today, errorOf, onChange }: SeasonsEditorProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const readable = readableSeasons(seasons, today);
  const latestYear = latestSeasonYear(readable);
  const isFull = seasons.length >= fieldLimits.seasonsMax;
  const copyYear = () => {
    const copies = seasonsOfNextYear(readable).map((season) => seasonFieldsOf(season, newSeason().key, locale));
    onChange([...seasons, ...copies].slice(0, fieldLimits.seasonsMax));
  };
  return (
    <div className="grid gap-5">
      {readable.length > 0 && <SeasonStrip seasons={readable} />}
      {seasons.map((season, index) => (
        <SeasonRow
          key={season.key}
          season={season}
          today={today}
          errorOf={(field) => errorOf(index, field)}
          onChange={(change) => onChange(seasons.with(index, { ...season, ...change }))}
          onRemove={() => onChange(seasons.filter((one) => one !== season))}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" icon={CalendarPlus} disabled={isFull} onClick={() => onChange([...seasons, newSeason()])}>
          {t('stays.addSeason')}
        </Button>
        {latestYear !== null && (
          <Button kind="quiet" icon={Copy} disabled={isFull} onClick={copyYear}>
            {t('stays.copyYear', { from: String(latestYear), to: String(latestYear + 1) })}
          </Button>
        )}
      </div>
    </div>
  );
};

interface SeasonRowProps {
  season: SeasonFields;
  today: Day;
  errorOf: (field: keyof SeasonFields) => string | undefined;
  onChange: (change: Partial<SeasonFields>) => void;
  onRemove: () => void;
}

const SeasonRow = ({ season, today, errorOf, onChange, onRemove }: SeasonRowProps) => {
  const { t } = useTranslation('admin');
  const { from } = typedPeriod(season, today);
  const beginningOfYear = `${today.slice(0, 4)}-01-01` as Day;
  const name = season.name.trim() || t('stays.newSeason');
  return (
    <fieldset className="min-w-0 rounded-control border border-line p-4">
      <legend className="sr-only">{name}</legend>
      <div className="grid items-start gap-4 xs:grid-cols-2">
        <div className="flex items-start gap-2 xs:col-span-2">
          <TextField
            className="min-w-0 flex-1"
            label={t('stays.seasonName')}
            placeholder={t('stays.seasonNameExample')}
            autoComplete="off"
            maxLength={fieldLimits.seasonNameMax}
            value={season.name}
            error={errorOf('name')}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <IconButton icon={Trash2} className="mt-7" label={t('stays.removeSeason', { name })} onClick={onRemove} />
        </div>
        <DayField
          label={t('stays.from')}
          earliest={from !== null && from < beginningOfYear ? from : beginningOfYear}
          value={season.from}
          error={errorOf('from')}
          onChange={(typed) => onChange({ from: typed })}
        />
        <DayField
          label={t('stays.to')}
          earliest={from ?? beginningOfYear}
          value={season.to}
          error={errorOf('to')}
          onChange={(typed) => onChange({ to: typed })}
        />
        <TextField
          className="xs:col-span-2"
          label={t('stays.minNights')}
          hint={t('stays.asOtherwise')}
          inputMode="numeric"
          autoComplete="off"
          value={season.minNights}
          error={errorOf('minNights')}
          onChange={({ target }) => onChange({ minNights: target.value })}
        />
        <WeekdaysField
          className="xs:col-span-2"
          label={t('stays.arrivalWeekdays')}
          hint={t('stays.weekdaysAsOtherwise')}
          value={season.arrivalWeekdays}
          onChange={(arrivalWeekdays) => onChange({ arrivalWeekdays })}
        />
        <WeekdaysField
          className="xs:col-span-2"
          label={t('stays.departureWeekdays')}
          hint={t('stays.weekdaysAsOtherwise')}
          value={season.departureWeekdays}
          onChange={(departureWeekdays) => onChange({ departureWeekdays })}
        />
      </div>
    </fieldset>
  );
};
