import type { z } from 'zod';
import { embedSection } from './embed';
import { holidaysSection } from './holidays';
import { houseSection } from './house';
import { legalSection } from './legal-pages';
import { pricesSection } from './prices';
import { privacySection } from './privacy-settings';
import { requestFormSection } from './request-fields';
import { stayEmailsSection } from './stay-emails';
import { stayRulesSection } from './stay-rules';
import { waitingRequestsSection } from './waiting-requests';

/** The sections that are stored as they are sent, by the name of their field in the settings. */
export const storedSections = {
  prices: pricesSection,
  requestForm: requestFormSection,
  waitingRequests: waitingRequestsSection,
  stayEmails: stayEmailsSection,
  legal: legalSection,
  embed: embedSection,
  privacy: privacySection,
  house: houseSection,
  holidays: holidaysSection,
};

/** Every section. The rules of stays are stored in two fields, one of which changes only with the claims. */
export const settingsSections = [stayRulesSection, ...Object.values(storedSections)] as const;

type Section = (typeof settingsSections)[number];

/** As in the path of a section. */
export type SettingsSectionName = Section['name'];

/** The values of a section. */
export type SettingsSectionValues<Name extends SettingsSectionName> = z.output<
  Extract<Section, { name: Name }>['schema']
>;
