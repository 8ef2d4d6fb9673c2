import type { HouseView, PageContent } from '@hearthstay/contracts';
import type { i18n } from 'i18next';
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

const amenityFeatures = (house: HouseView, { t }: i18n) =>
  house.amenities?.map((amenity) => ({
    '@type': 'LocationFeatureSpecification',
    name: t(`house:amenities.${amenity}`),
    value: true,
  }));

/** What the owner tells about the house, in the words of schema.org, for its `VacationRental`. */
export const houseMetadata = ({ house = {}, settings }: PageContent, i18n: i18n): object => {
  const { place, coordinates, checkIn, checkOut, amenities } = house;
  const { registrationNumber, maxGuests } = settings;
  return {
    ...(place && { address: place }),
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    ...(checkIn && { checkinTime: `${checkIn}:00` }),
    ...(checkOut && { checkoutTime: `${checkOut}:00` }),
    ...(amenities && { amenityFeature: amenityFeatures(house, i18n) }),
    ...(amenities?.includes('dogsWelcome') && { petsAllowed: true }),
    ...(amenities?.includes('nonSmoking') && { smokingAllowed: false }),
    ...(maxGuests !== undefined && {
      containsPlace: { '@type': 'Accommodation', occupancy: { '@type': 'QuantitativeValue', maxValue: maxGuests } },
    }),
    ...(registrationNumber && {
      identifier: { '@type': 'PropertyValue', propertyID: 'registrationNumber', value: registrationNumber },
    }),
  };
};
