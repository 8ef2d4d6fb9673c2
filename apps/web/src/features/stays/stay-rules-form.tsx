import { stayRulesBodySchema, type StayRules } from '@hearthstay/contracts';
import { fieldLimits, rulesForArrival, type SeasonalRules } from '@hearthstay/stay';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { isReadable, noOverlap } from '@web/panel/seasons/period-fields';
import { SeasonsEditor } from '@web/panel/seasons/seasons-editor';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSaveSection } from '@web/panel/settings/use-settings-section';
import { useLocale } from '@web/shared/i18n/language';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useToday } from '@web/shared/settings/use-today';
import { Form } from '@web/shared/ui/form';
import { Note } from '@web/shared/ui/note';
import { TextField } from '@web/shared/ui/text-field';
import { shortestStay } from './shortest-stay';
import { bodyOf, fieldsOf, type SeasonFields } from './stay-rules-fields';
import { WeekdaysField } from './weekdays-field';

const savedRules = stayRulesBodySchema.refine(...noOverlap);

interface StayRulesFormProps {
  rules: StayRules;
  /** Rendered before the rules of the year. */
  children: ReactNode;
}

/** The limits of stays, for the whole year and for seasons, saved together. */
export const StayRulesForm = ({ rules, children }: StayRulesFormProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const today = useToday();
  const form = useContractForm({
    values: fieldsOf(rules, locale),
    schema: savedRules,
    toBody: (fields) => bodyOf(fields, rules.sameDayTurnover, today),
    saving: useSaveSection('stay-rules', { isOptimistic: true }),
    meanings: { DAY_INVALID: t('settings.problems.day') },
  });
  const { fields, field, errorOf } = form;
  const body = bodyOf(fields, rules.sameDayTurnover, today);
  const numberField = (name: 'minNights' | 'noticeDays' | 'gapDays') => ({
    ...field(name),
    label: t(`stays.${name}`),
    hint: t(`stays.${name}Hint`),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  });
  return (
    <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-4 md:gap-6">
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
        <SettingsCard title={t('stays.title')}>
          {children}
          <div className="grid items-start gap-4 xs:grid-cols-3">
            <TextField {...numberField('minNights')} />
            <TextField {...numberField('noticeDays')} />
            <TextField {...numberField('gapDays')} />
          </div>
          <WeekdaysField
            label={t('stays.arrivalWeekdays')}
            hint={t('stays.weekdaysHint')}
            {...field('arrivalWeekdays')}
          />
          <WeekdaysField
            label={t('stays.departureWeekdays')}
            hint={t('stays.weekdaysHint')}
            {...field('departureWeekdays')}
          />
        </SettingsCard>
        <SettingsCard title={t('stays.seasons')} lead={t('stays.seasonsLead')}>
          <SeasonsEditor
            today={today}
            errorOf={(index, name) => errorOf(`seasons.${index}.${name}`)}
            empty={noRules}
            {...field('seasons')}
          >
            {(season, index, changeSeason) => (
              <SeasonRules
                season={season}
                nightsError={errorOf(`seasons.${index}.minNights`)}
                onChange={changeSeason}
              />
            )}
          </SeasonsEditor>
        </SettingsCard>
      </div>
      <ImpossibleStays rules={{ ...body, seasons: body.seasons.filter(isReadable) }} />
      <SaveRow form={form} />
    </Form>
  );
};

const noRules = { minNights: '', arrivalWeekdays: [], departureWeekdays: [] };

interface SeasonRulesProps {
  season: SeasonFields;
  nightsError: string | undefined;
  onChange: (change: Partial<SeasonFields>) => void;
}

const SeasonRules = ({ season, nightsError, onChange }: SeasonRulesProps) => {
  const { t } = useTranslation('admin');
  return (
    <>
      <TextField
        className="xs:col-span-2"
        label={t('stays.minNights')}
        hint={t('stays.asOtherwise')}
        inputMode="numeric"
        autoComplete="off"
        value={season.minNights}
        error={nightsError}
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
    </>
  );
};

/** Says that the typed rules allow no stay within the longest stay of the general settings. */
const ImpossibleStays = ({ rules }: { rules: StayRules }) => {
  const { t } = useTranslation('admin');
  const { maxConsecutiveBookings } = usePublicSettings().settings;
  const unit = rules.sameDayTurnover ? 'nights' : 'days';
  const parts: [string | null, SeasonalRules][] = [
    [null, rules],
    ...rules.seasons.map(({ name, from }): [string, SeasonalRules] => [name, rulesForArrival(from, rules)]),
  ];
  const impossible = parts.flatMap(([name, part]) => {
    const count = isTyped(part) ? shortestStay(part, unit) : 0;
    return count > maxConsecutiveBookings ? [{ name: name ?? t('stays.restOfYear'), count }] : [];
  });
  if (impossible.length === 0) return null;
  return (
    <Note icon={CircleAlert}>
      {impossible.map(({ name, count }) => (
        <span key={name} className="block">
          {t(`stays.impossible.${unit}`, { name, count, max: maxConsecutiveBookings })}
        </span>
      ))}
    </Note>
  );
};

/** Whether the typed number of nights is valid. */
const isTyped = ({ minNights }: SeasonalRules) =>
  Number.isInteger(minNights) && minNights >= 1 && minNights <= fieldLimits.minNightsMax;
