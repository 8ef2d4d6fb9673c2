import { generalSettingsSchema } from './settings';
import { storedSections } from './settings-sections';

type GeneralSetting = keyof typeof generalSettingsSchema.shape;

/** The settings whose changes histories tell of, by their names there. */
export const changedSettings = [
  ...(Object.keys(generalSettingsSchema.shape) as GeneralSetting[]),
  ...(Object.keys(storedSections) as (keyof typeof storedSections)[]),
  'stayLimits',
  'sameDayTurnover',
  'noticeAddress',
  'appPassword',
] as const;

/** Settings before or after a change, as histories tell them. */
export type ChangedSettings = Partial<Record<(typeof changedSettings)[number], unknown>>;
