import type { Amenity, HouseView, PageContent } from '@hearthstay/contracts';
import { placeWords } from '@hearthstay/stay';
import type { i18n } from 'i18next';
import type { AccommodationLeaf, LocationFeatureSpecification, VacationRentalLeaf, WithContext } from 'schema-dts';
import { writtenLanguage } from '@web/shared/prose/written-language';

/** In characters: about what search engines show. */
const descriptionMax = 160;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of HTML that the server has made of Markdown, in one line. */
const wordsIn = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot);/gu, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** A text that ends after a whole word. */
const shortened = (text: string): string =>
  text.length <= descriptionMax ? text : `${text.slice(0, descriptionMax).replace(/\s+\S*$/u, '')} …`;

/** What the owner has written about the house, in words; `undefined` if nothing. */
export const wordsAbout = ({ house, locale }: PageContent): { short: string; long: string } | undefined => {
  const texts = house?.description ?? {};
  const language = writtenLanguage(texts, locale);
  const long = wordsIn((language && texts[language]) ?? '');
  return long === '' ? undefined : { short: shortened(long), long };
};

interface RentalSummary {
  name: string;
  description: string;
  url: string;
  /** URLs. */
  image: string[] | undefined;
}

const amenityFeatures = (amenities: readonly Amenity[], { t }: i18n): LocationFeatureSpecification[] =>
  amenities.map((amenity) => ({
    '@type': 'LocationFeatureSpecification',
    name: t(`house:amenities.${amenity}`),
    value: true,
  }));

/** The rooms, and for how many guests they are; `undefined` if the owner has told neither. */
const accommodation = (
  { bedrooms, beds, bathrooms }: HouseView,
  maxGuests: number | undefined,
): AccommodationLeaf | undefined =>
  [bedrooms, beds, bathrooms, maxGuests].every((count) => count === undefined)
    ? undefined
    : {
        '@type': 'Accommodation',
        numberOfBedrooms: bedrooms,
        numberOfBathroomsTotal: bathrooms,
        bed: beds === undefined ? undefined : { '@type': 'BedDetails', numberOfBeds: beds },
        occupancy: maxGuests === undefined ? undefined : { '@type': 'QuantitativeValue', maxValue: maxGuests },
      };

/**
 * The house in the vocabulary of schema.org, which the compiler checks; it would not check the names of properties that
 * are spread.
 */
export const houseMetadata = (
  { house = {}, settings, locale }: PageContent,
  i18n: i18n,
  { name, description, url, image }: RentalSummary,
): WithContext<VacationRentalLeaf> => {
  const { coordinates, checkIn, checkOut, amenities } = house;
  const { registrationNumber, maxGuests } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    name,
    description,
    url,
    image,
    address: placeWords(house, locale).words,
    geo: coordinates && { '@type': 'GeoCoordinates', ...coordinates },
    checkinTime: checkIn && `${checkIn}:00`,
    checkoutTime: checkOut && `${checkOut}:00`,
    amenityFeature: amenities && amenityFeatures(amenities, i18n),
    petsAllowed: amenities?.includes('dogsWelcome') || undefined,
    smokingAllowed: amenities?.includes('nonSmoking') ? false : undefined,
    containsPlace: accommodation(house, maxGuests),
    identifier: registrationNumber
      ? { '@type': 'PropertyValue', propertyID: 'registrationNumber', value: registrationNumber }
      : undefined,
  };
};
