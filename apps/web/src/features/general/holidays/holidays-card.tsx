import { holidaysSection, type AdminSettingsView, type HolidayChoice } from '@hearthstay/contracts';
import { hasSchoolHolidays, holidayCountries, regionsOf } from '@hearthstay/holidays/regions';
import { languageTag } from '@hearthstay/locales';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { RowsSkeleton } from '@web/panel/rows';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSaveSection, useSettingsSection } from '@web/panel/settings/use-settings-section';
import { useLocale } from '@web/shared/i18n/language';
import { Form } from '@web/shared/ui/form';
import { Note } from '@web/shared/ui/note';
import { QueryState } from '@web/shared/ui/query-state';
import { SelectField } from '@web/shared/ui/select-field';
import { Switch } from '@web/shared/ui/switch';
import { KnownHolidays } from './known-holidays';

interface HolidaysCardProps {
  settings: AdminSettingsView;
}

/** The region whose holidays the calendar of guests marks. */
export const HolidaysCard = ({ settings }: HolidaysCardProps) => {
  const { t } = useTranslation('admin');
  const query = useSettingsSection('holidays');
  return (
    <SettingsCard title={t('holidays.title')} lead={t('holidays.lead')}>
      {query.data ? (
        <HolidaysForm saved={query.data} settings={settings} />
      ) : (
        <QueryState query={query} skeleton={<RowsSkeleton />} className="" />
      )}
    </SettingsCard>
  );
};

const HolidaysForm = ({ saved, settings: { holidays } }: HolidaysCardProps & { saved: HolidayChoice }) => {
  const { t } = useTranslation(['admin', 'regions']);
  const locale = useLocale();
  const form = useContractForm({
    // A copy, because a form changes its fields in place if it does not know the class of the object.
    values: { ...saved },
    schema: holidaysSection.body,
    toBody: (choice) => choice,
    saving: useSaveSection('holidays'),
  });
  const { region, school } = form.fields;
  const byName = new Intl.Collator(languageTag(locale));
  return (
    <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-6">
      <SelectField label={t('holidays.region')} {...form.field('region')}>
        <option value="">{t('holidays.none')}</option>
        {holidayCountries.map((country) => (
          <optgroup key={country} label={t(`regions:country.${country}`)}>
            {regionsOf(country)
              .map((code) => ({ code, name: t(`regions:name.${code}`) }))
              .toSorted((a, b) => byName.compare(a.name, b.name))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      {region !== '' &&
        (hasSchoolHolidays(region) ? (
          <Switch
            label={t('holidays.school')}
            hint={t('holidays.schoolHint', { place: t(`regions:place.${region}`) })}
            isOn={school}
            onChange={form.field('school').onChange}
          />
        ) : (
          <Note icon={Info}>{t('holidays.noSchool')}</Note>
        ))}
      {holidays && region === saved.region && <KnownHolidays holidays={holidays} />}
      <SaveRow form={form} />
    </Form>
  );
};
