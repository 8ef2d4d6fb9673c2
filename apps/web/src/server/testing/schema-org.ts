/** A thing of JSON-LD. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

type Kind = 'Text' | 'URL' | 'Time' | 'Number' | 'Boolean' | (string & {});

/** The types of schema.org that the product uses or inherits from, by https://schema.org/VacationRental. */
const parents: Readonly<Record<string, readonly string[]>> = {
  Thing: [],
  Intangible: ['Thing'],
  StructuredValue: ['Intangible'],
  Place: ['Thing'],
  Organization: ['Thing'],
  LocalBusiness: ['Organization', 'Place'],
  LodgingBusiness: ['LocalBusiness'],
  VacationRental: ['LodgingBusiness'],
  Accommodation: ['Place'],
  GeoCoordinates: ['StructuredValue'],
  PropertyValue: ['StructuredValue'],
  LocationFeatureSpecification: ['PropertyValue'],
  QuantitativeValue: ['StructuredValue'],
};

/** The properties of schema.org that the product uses: which types have them, and what their values are. */
const properties: Readonly<Record<string, { of: readonly string[]; values: readonly Kind[] }>> = {
  name: { of: ['Thing'], values: ['Text'] },
  description: { of: ['Thing'], values: ['Text'] },
  url: { of: ['Thing'], values: ['URL'] },
  image: { of: ['Thing'], values: ['URL'] },
  identifier: { of: ['Thing'], values: ['PropertyValue', 'Text', 'URL'] },
  address: { of: ['Place', 'Organization'], values: ['Text'] },
  geo: { of: ['Place'], values: ['GeoCoordinates'] },
  latitude: { of: ['Place', 'GeoCoordinates'], values: ['Number', 'Text'] },
  longitude: { of: ['Place', 'GeoCoordinates'], values: ['Number', 'Text'] },
  smokingAllowed: { of: ['Place'], values: ['Boolean'] },
  containsPlace: { of: ['Place'], values: ['Place'] },
  amenityFeature: { of: ['Place', 'Accommodation', 'LodgingBusiness'], values: ['LocationFeatureSpecification'] },
  checkinTime: { of: ['LodgingBusiness'], values: ['Time'] },
  checkoutTime: { of: ['LodgingBusiness'], values: ['Time'] },
  petsAllowed: { of: ['Accommodation', 'LodgingBusiness'], values: ['Boolean', 'Text'] },
  occupancy: { of: ['Accommodation'], values: ['QuantitativeValue'] },
  maxValue: { of: ['QuantitativeValue', 'PropertyValue'], values: ['Number'] },
  propertyID: { of: ['PropertyValue'], values: ['Text', 'URL'] },
  value: { of: ['PropertyValue', 'QuantitativeValue'], values: ['Boolean', 'Number', 'Text'] },
};

const isA = (type: string, wanted: string): boolean =>
  type === wanted || (parents[type] ?? []).some((parent) => isA(parent, wanted));

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && '@type' in value;

const kindOf = (value: unknown): Kind => {
  if (isThing(value)) return value['@type'];
  if (typeof value === 'number') return 'Number';
  if (typeof value === 'boolean') return 'Boolean';
  if (typeof value !== 'string') return typeof value;
  if (/^\d\d:\d\d:\d\d$/.test(value)) return 'Time';
  return URL.canParse(value) ? 'URL' : 'Text';
};

/** What of a thing, and of the things in it, is not in the vocabulary; a time or a URL is also a text. */
export const unknownToSchemaOrg = ({ '@type': type, '@context': _context, ...rest }: Thing): string[] =>
  Object.entries(rest).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => {
      const property = properties[name];
      if (!property?.of.some((owner) => isA(type, owner))) return [`${type}.${name}`];
      const kind = kindOf(each);
      const isRight = property.values.some((wanted) => isA(kind, wanted) || (wanted === 'Text' && kind === 'URL'));
      if (!isRight) return [`${type}.${name} is no ${kind}`];
      return isThing(each) ? unknownToSchemaOrg(each) : [];
    }),
  );
