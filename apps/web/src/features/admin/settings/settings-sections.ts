import type { ComponentType } from 'react';
import { GeneralSection } from './general-section';

/** Names the section in its address and in the texts, as `settings.sections.general`. */
type SettingsSectionId = 'general';

interface SettingsSection {
  id: SettingsSectionId;
  Section: ComponentType;
}

/** The parts of the settings in the order they are listed; the first is where the tab opens. */
export const settingsSections: readonly [SettingsSection, ...SettingsSection[]] = [
  { id: 'general', Section: GeneralSection },
];
