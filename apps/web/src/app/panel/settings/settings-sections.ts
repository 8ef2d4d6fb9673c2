import type { ComponentType } from 'react';
import { CalendarsSection } from '@web/features/calendars/calendars-section';
import { EmbedSection } from '@web/features/embed/embed-section';
import { HistorySection } from '@web/features/history/history-section';
import { HouseSection } from '@web/features/house/house-section';
import { PricesSection } from '@web/features/prices/prices-section';
import { StaysSection } from '@web/features/stays/stays-section';
import { AllEmailsSection } from './all-emails-section';
import { GeneralSection } from './general-section';
import { LawSection } from './law-section';

/** The id of the section in its address and in its text key, as `settings.sections.general`. */
type SettingsSectionId =
  'general' | 'house' | 'stays' | 'prices' | 'calendars' | 'emails' | 'legal' | 'history' | 'embed';

interface SettingsSection {
  id: SettingsSectionId;
  Section: ComponentType;
}

/** The sections of the settings in their order; the first one is the default. */
export const settingsSections: readonly [SettingsSection, ...SettingsSection[]] = [
  { id: 'general', Section: GeneralSection },
  { id: 'house', Section: HouseSection },
  { id: 'stays', Section: StaysSection },
  { id: 'prices', Section: PricesSection },
  { id: 'calendars', Section: CalendarsSection },
  { id: 'emails', Section: AllEmailsSection },
  { id: 'legal', Section: LawSection },
  { id: 'embed', Section: EmbedSection },
  { id: 'history', Section: HistorySection },
];
