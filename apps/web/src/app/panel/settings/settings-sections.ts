import type { ComponentType } from 'react';
import { CalendarsSection } from '@web/features/calendars/calendars-section';
import { PricesSection } from '@web/features/prices/prices-section';
import { StaysSection } from '@web/features/stays/stays-section';
import { AllEmailsSection } from './all-emails-section';
import { GeneralSection } from './general-section';

/** Names the section in its address and in the texts, as `settings.sections.general`. */
type SettingsSectionId = 'general' | 'stays' | 'prices' | 'calendars' | 'emails';

interface SettingsSection {
  id: SettingsSectionId;
  Section: ComponentType;
}

/** The parts of the settings in the order they are listed; the first is where the tab opens. */
export const settingsSections: readonly [SettingsSection, ...SettingsSection[]] = [
  { id: 'general', Section: GeneralSection },
  { id: 'stays', Section: StaysSection },
  { id: 'prices', Section: PricesSection },
  { id: 'calendars', Section: CalendarsSection },
  { id: 'emails', Section: AllEmailsSection },
];
