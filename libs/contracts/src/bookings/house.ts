import { cleanLine, fieldLimits, ofEachRoom } from '@hearthstay/stay';
import { z } from 'zod';
import { fieldError, requiredAs } from '../values/field-error';
import { inEachLanguage } from '../values/in-each-language';
import { lineOfText, optionalText, paragraphOfText } from '../values/text';
import { wholeNumber } from '../values/whole-number';
import { settingsSection } from './settings-section';

/** What a house can have, in the order in which it is shown. */
export const amenities = [
  'wifi',
  'kitchen',
  'dishwasher',
  'washingMachine',
  'dryer',
  'television',
  'airConditioning',
  'fireplace',
  'sauna',
  'pool',
  'garden',
  'terrace',
  'barbecue',
  'bathingSpot',
  'boat',
  'bicycles',
  'cot',
  'highChair',
  'bedLinen',
  'parking',
  'chargingStation',
  'stepFree',
  'dogsWelcome',
  'nonSmoking',
] as const;

export type Amenity = (typeof amenities)[number];

/** A text of the owner about the house in Markdown. */
export const houseTextSchema = paragraphOfText({ max: fieldLimits.houseTextMax, tooLong: 'HOUSE_TEXT_TOO_LONG' });

const text = inEachLanguage(houseTextSchema);

const placeSchema = paragraphOfText({ max: fieldLimits.placeMax, tooLong: 'PLACE_TOO_LONG' });

const degrees = (most: number) =>
  z
    .number({ error: requiredAs('REQUIRED') })
    .min(-most, fieldError('COORDINATES_OUT_OF_RANGE'))
    .max(most, fieldError('COORDINATES_OUT_OF_RANGE'));

/** In degrees of WGS 84. */
export const coordinatesSchema = z.strictObject({ latitude: degrees(90), longitude: degrees(180) });

export type Coordinates = z.infer<typeof coordinatesSchema>;

/** `HH:MM` of the clocks at the property; empty if the owner has set none. */
const time = z
  .string({ error: requiredAs('REQUIRED') })
  .overwrite(cleanLine)
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, fieldError('TIME_INVALID'))
  .default('');

const rooms = ofEachRoom(() => wholeNumber(1, fieldLimits.roomsMax, 'ROOMS_OUT_OF_RANGE').optional());

/** What the owner tells about the house. Empty parts are not shown. */
export const houseSchema = z.object({
  description: text,
  rules: text,
  /** Where it is, in the owner's words, whatever their language. */
  place: placeSchema.default(''),
  /** The same in each language; absent if in none. It is shown in place of `place`: see `placeWords`. */
  placeIn: inEachLanguage(placeSchema)
    .unwrap()
    .optional()
    .overwrite((texts) => (texts && Object.values(texts).some((words) => words !== '') ? texts : undefined)),
  coordinates: coordinatesSchema.optional(),
  checkIn: time,
  checkOut: time,
  ...rooms,
  amenities: z
    .array(z.enum(amenities, fieldError('INVALID')), { error: requiredAs('REQUIRED') })
    .refine((all) => new Set(all).size === all.length, fieldError('INVALID'))
    .readonly()
    .default([]),
  /** Of Regulation (EU) 2024/1028. */
  registrationNumber: optionalText(
    lineOfText({ max: fieldLimits.registrationNumberMax, tooLong: 'REGISTRATION_NUMBER_TOO_LONG' }),
  ),
});

export type House = z.infer<typeof houseSchema>;

export const houseSection = settingsSection({
  name: 'house',
  schema: houseSchema,
  content: 'texts and facts about the house',
  operations: 'HouseSettings',
});

/** `POST /admin/settings/house/preview`, with {@link htmlPreviewSchema} as the response. */
export const housePreviewBodySchema = z.strictObject({ text: houseTextSchema });
