import {
  fieldsOf,
  generalSettingsSchema,
  houseSchema,
  legalPages,
  storedSections,
  stayRulesSchema,
  type PublicSettings,
  type StayRules,
} from '@hearthstay/contracts';
import { noStayLimits, type StayUnit } from '@hearthstay/stay';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

type OptionalSections = {
  [Field in keyof typeof storedSections]: z.ZodOptional<(typeof storedSections)[Field]['schema']>;
};

const optionalSections = Object.fromEntries(
  Object.entries(storedSections).map(([field, { schema }]) => [field, schema.optional()]),
) as OptionalSections;

/** The settings of the owner. What a house need not have is absent until the owner sets it. */
export const settingsSchema = generalSettingsSchema.extend({
  ...optionalSections,
  /** Whether stays hold nights or days. It changes when all claims are converted. */
  stayRules: stayRulesSchema.pick({ sameDayTurnover: true }).optional(),
  stayLimits: stayRulesSchema.omit({ sameDayTurnover: true }).optional(),
  /** Absent while no password is required. */
  appPasswordHash: z.string().optional(),
});

export type Settings = z.infer<typeof settingsSchema>;

type StaySettings = Pick<Settings, 'stayRules' | 'stayLimits'>;

/** The rules of stays, those that the owner has not set included. */
export const stayRulesOf = ({ stayRules, stayLimits = noStayLimits }: StaySettings): StayRules => ({
  sameDayTurnover: stayRules?.sameDayTurnover ?? false,
  ...stayLimits,
});

/** Whether stays hold nights or days in the public settings. Claims use `ClaimUnit`. */
export const stayUnitOf = ({ stayRules }: Pick<Settings, 'stayRules'>): StayUnit =>
  stayRules?.sameDayTurnover ? 'nights' : 'days';

/** The prices that guests may read: the maximum number of guests, and the prices of stays while prices are on. */
export const publicPricesOf = ({ prices }: Pick<Settings, 'prices'>): Pick<PublicSettings, 'maxGuests' | 'prices'> => {
  if (!prices) return {};
  const { enabled, maxGuests, payTo, pricePerNight, ...visible } = prices;
  return {
    ...(maxGuests !== null && { maxGuests }),
    ...(enabled && pricePerNight !== null && { prices: { ...visible, pricePerNight } }),
  };
};

const writtenPagesOf = ({ legal }: Pick<Settings, 'legal'>): Pick<PublicSettings, 'legalPages'> => {
  const written = legalPages.filter((page) => Object.values(legal?.[page] ?? {}).some((text) => text !== ''));
  return written.length > 0 ? { legalPages: written } : {};
};

const nothingToldSchema = houseSchema.omit({ registrationNumber: true });

/** Whether guests can read anything about the house, and its registration number. */
const publicHouseOf = ({ house }: Pick<Settings, 'house'>): Pick<PublicSettings, 'house' | 'registrationNumber'> => {
  if (!house) return {};
  const { registrationNumber, ...told } = house;
  return {
    ...(!isDeepStrictEqual(nothingToldSchema.parse(told), nothingToldSchema.parse({})) && { house: true }),
    ...(registrationNumber && { registrationNumber }),
  };
};

const generalSettingsOf = fieldsOf(generalSettingsSchema);

/**
 * The settings that guests may read: whether a password is set, but not the password. The rules of stays and the prices
 * are included only if some are set, so that the response stays unchanged for all other properties.
 */
export const publicSettingsOf = (settings: Settings, timezone: string): PublicSettings => {
  const { appPasswordHash, stayRules, stayLimits, holidays } = settings;
  const hasRules =
    stayRules?.sameDayTurnover === true || !isDeepStrictEqual({ ...noStayLimits, ...stayLimits }, noStayLimits);
  return {
    ...generalSettingsOf(settings),
    ...(hasRules && { stayRules: stayRulesOf(settings) }),
    ...publicPricesOf(settings),
    ...writtenPagesOf(settings),
    ...publicHouseOf(settings),
    ...(holidays && holidays.region !== '' && { holidays }),
    passwordRequired: appPasswordHash !== undefined,
    timezone,
  };
};
