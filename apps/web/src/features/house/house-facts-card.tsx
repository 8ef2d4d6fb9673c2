import { houseSection, type Amenity, type House } from '@hearthstay/contracts';
import { localized, locales, type Locale } from '@hearthstay/locales';
import { ofEachRoom, placeWords, roomNames, type RoomName } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { typedDegrees, typedNumber } from '@web/panel/form/typed-values';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSaveSection } from '@web/panel/settings/use-settings-section';
import { useLocale } from '@web/shared/i18n/language';
import { Form } from '@web/shared/ui/form';
import { TextField } from '@web/shared/ui/text-field';
import { AmenitiesField } from './amenities-field';
import { PlaceField } from './place-field';

const shownDegrees = (degrees: number | undefined, locale: Locale): string =>
  degrees === undefined
    ? ''
    : new Intl.NumberFormat(locale, { maximumFractionDigits: 15, useGrouping: false }).format(degrees);

/** As typed; empty if not told. */
type RoomFields = Record<RoomName, string>;

interface FactFields extends RoomFields {
  placeIn: Record<Locale, string>;
  /** As typed; without coordinates both are empty. */
  coordinates: { latitude: string; longitude: string };
  checkIn: string;
  checkOut: string;
  amenities: readonly Amenity[];
  registrationNumber: string;
}

/** Words of no known language are shown in that of the panel. */
const placeInOf = ({ place, placeIn }: House, locale: Locale): Record<Locale, string> =>
  localized((language) => (placeIn ? placeIn[language] : language === locale ? place : ''));

const factsOf = (house: House, locale: Locale): FactFields => ({
  placeIn: placeInOf(house, locale),
  coordinates: {
    latitude: shownDegrees(house.coordinates?.latitude, locale),
    longitude: shownDegrees(house.coordinates?.longitude, locale),
  },
  checkIn: house.checkIn,
  checkOut: house.checkOut,
  ...ofEachRoom((name) => String(house[name] ?? '')),
  amenities: house.amenities,
  registrationNumber: house.registrationNumber ?? '',
});

const typedRooms = (typed: string): number | undefined => (typed.trim() === '' ? undefined : typedNumber(typed));

/** The stored words stay as they are until others are typed, also those of no known language. */
const placeOf = (typed: Record<Locale, string>, house: House, locale: Locale): Pick<House, 'place' | 'placeIn'> => {
  const shown = placeInOf(house, locale);
  const isAsStored = locales.every((language) => typed[language] === shown[language]);
  if (isAsStored) return { place: house.place, placeIn: house.placeIn };
  return { place: placeWords({ placeIn: typed }, locale).words ?? '', placeIn: typed };
};

const bodyOf = (typed: FactFields, house: House, locale: Locale) => {
  const {
    coordinates: { latitude, longitude },
    placeIn,
    ...facts
  } = typed;
  return {
    ...house,
    ...facts,
    ...placeOf(placeIn, house, locale),
    ...ofEachRoom((name) => typedRooms(facts[name])),
    coordinates:
      (latitude + longitude).trim() === ''
        ? undefined
        : { latitude: typedDegrees(latitude), longitude: typedDegrees(longitude) },
  };
};

/** Where the house is, when guests come and go, its rooms, what is there. Saving it leaves the texts as they are. */
export const HouseFactsCard = ({ house }: { house: House }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const form = useContractForm({
    values: factsOf(house, locale),
    schema: houseSection.body,
    toBody: (typed) => bodyOf(typed, house, locale),
    saving: useSaveSection('house'),
  });
  const { field } = form;
  return (
    <SettingsCard title={t('house.facts.title')}>
      <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-6">
        <div className="grid items-start gap-4 xs:grid-cols-2">
          <TextField type="time" label={t('house.facts.checkIn')} {...field('checkIn')} />
          <TextField type="time" label={t('house.facts.checkOut')} {...field('checkOut')} />
        </div>
        <div className="grid items-start gap-4 xs:grid-cols-3">
          {roomNames.map((name) => (
            <TextField
              key={name}
              label={t(`house.facts.${name}`)}
              inputMode="numeric"
              autoComplete="off"
              {...field(name)}
            />
          ))}
        </div>
        <AmenitiesField label={t('house.amenities')} {...field('amenities')} />
        {locales.map((language) => (
          <PlaceField
            key={language}
            language={language}
            texts={form.fields.placeIn}
            {...field(`placeIn.${language}`)}
          />
        ))}
        <div>
          <div className="grid items-start gap-4 xs:grid-cols-2">
            <TextField
              label={t('house.facts.latitude')}
              inputMode="decimal"
              autoComplete="off"
              {...field('coordinates.latitude')}
            />
            <TextField
              label={t('house.facts.longitude')}
              inputMode="decimal"
              autoComplete="off"
              {...field('coordinates.longitude')}
            />
          </div>
          <p className="mt-2 text-note text-ink-2">{t('house.facts.coordinatesHint')}</p>
        </div>
        <TextField
          label={t('house.facts.registrationNumber')}
          hint={t('house.facts.registrationHint')}
          autoComplete="off"
          {...field('registrationNumber')}
        />
        <SaveRow form={form} />
      </Form>
    </SettingsCard>
  );
};
