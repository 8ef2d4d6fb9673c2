import type { StayRules } from '@hearthstay/contracts';
import { fieldLimits, rulesForArrival, type SeasonalRules } from '@hearthstay/stay';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SeasonsEditor } from '@web/panel/seasons/seasons-editor';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSettingsForm } from '@web/panel/settings/use-settings-form';
import { useLocale } from '@web/shared/i18n/language';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useToday } from '@web/shared/settings/use-today';
import { Form } from '@web/shared/ui/form';
import { Note } from '@web/shared/ui/note';
import { TextField } from '@web/shared/ui/text-field';
import { shortestStay } from './shortest-stay';
import { bodyOf, fieldsOf, problemsOf, type SeasonFields } from './stay-rules-fields';
import { useSaveStayRules } from './use-stay-rules';
import { WeekdaysField } from './weekdays-field';

interface StayRulesFormProps {
  rules: StayRules;
  /** Stands before the rules of the year. */
  children: ReactNode;
}

/** The limits of stays, for the whole year and for seasons, saved together. */
export const StayRulesForm = ({ rules, children }: StayRulesFormProps) => {
  const { t } = useTranslation(['admin', 'errors']);
  const locale = useLocale();
  const today = useToday();
  const form = useSettingsForm({
    saved: fieldsOf(rules, locale),
    problemsOf: (fields) => problemsOf(fields, today),
    bodyOf: (fields) => bodyOf(fields, rules.sameDayTurnover, today),
    saving: useSaveStayRules(),
  });
  const { fields, problems, refused, change } = form;
  const errorOf = (path: string) => {
    const problem = problems[path];
    return problem ? t(problem, fieldLimits) : refused[path];
  };
  const numberField = (name: 'minNights' | 'noticeDays' | 'gapDays') => ({
    label: t(`stays.${name}`),
    hint: t(`stays.${name}Hint`),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: fields[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
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
            value={fields.arrivalWeekdays}
            onChange={(arrivalWeekdays) => change({ arrivalWeekdays })}
          />
          <WeekdaysField
            label={t('stays.departureWeekdays')}
            hint={t('stays.weekdaysHint')}
            value={fields.departureWeekdays}
            onChange={(departureWeekdays) => change({ departureWeekdays })}
          />
        </SettingsCard>
        <SettingsCard title={t('stays.seasons')} lead={t('stays.seasonsLead')}>
          <SeasonsEditor
            seasons={fields.seasons}
            today={today}
            errorOf={(index, field) => errorOf(`seasons.${index}.${field}`)}
            empty={noRules}
            onChange={(seasons) => change({ seasons })}
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
      <ImpossibleStays rules={bodyOf(fields, rules.sameDayTurnover, today)} />
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

/** That the rules, as they are typed, allow no stay that is short enough for the limit of the general settings. */
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

/** What is typed may be no number of nights yet. */
const isTyped = ({ minNights }: SeasonalRules) => Number.isInteger(minNights) && minNights >= 1 && minNights <= 99;
