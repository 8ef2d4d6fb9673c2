import {
  storedSections,
  type ChangedSettings,
  type House,
  type LegalTexts,
  type StayEmails,
} from '@hearthstay/contracts';
import { localized } from '@hearthstay/locales';
import { noStayLimits } from '@hearthstay/stay';
import { isDeepStrictEqual } from 'node:util';
import type { Settings } from './settings';
import { sectionOf, type StoredSection, type StoredSectionName } from './stored-sections';

/** Absent fields stay unchanged; `appPasswordHash: null` removes the password. */
export type SettingsChange = Partial<Omit<Settings, 'appPasswordHash' | 'stayRules'>> & {
  appPasswordHash?: string | null;
};

type Fields = Record<string, unknown>;

const sectionNames = Object.keys(storedSections) as StoredSectionName[];

const sectionsOf = (settings: Settings): Fields =>
  Object.fromEntries(sectionNames.map((name) => [name, sectionOf(name, settings)]));

/** Whether there is a secret, and nothing else about it, because many people may read a history. */
const presence = (secret: string | null | undefined): 'set' | 'none' => (secret ? 'set' : 'none');

/** The e-mails of a stay without their long texts and the door code. */
const toldEmails = (emails: StayEmails): Fields =>
  Object.fromEntries(
    Object.entries(emails).map(([kind, { text, ...email }]) => [
      kind,
      {
        ...email,
        text: localized((locale) => presence(text[locale])),
        ...('doorCode' in email && { doorCode: presence(email.doorCode) }),
      },
    ]),
  );

/** Which texts are written in which language. */
const toldTexts = (texts: LegalTexts | Pick<House, 'description' | 'rules'>): Fields =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, localized((locale) => presence(text[locale]))]),
  );

const toldHouse = ({ description, rules, ...facts }: House): Fields => ({
  ...facts,
  ...toldTexts({ description, rules }),
});

/** The sections that the history does not tell as they are. */
const toldSections: { [Name in StoredSectionName]?: (section: StoredSection<Name>) => Fields } = {
  stayEmails: toldEmails,
  legal: toldTexts,
  house: toldHouse,
};

/** The value of a field as the history tells it. */
const told = (field: string, value: unknown): unknown => {
  const tell = (toldSections as Partial<Record<string, (section: unknown) => Fields>>)[field];
  return tell ? tell(value) : value;
};

/**
 * The changed fields, before and after; `null` when nothing changes. A new password, text or door code counts as a
 * change, although the history shows no difference. A field that was never set has its neutral value. The compiler
 * finds a field for which the history has no name.
 */
export const changedFields = (
  settings: Settings,
  { appPasswordHash: wantedHash, ...wanted }: SettingsChange,
): { before: ChangedSettings; after: ChangedSettings } | null => {
  const { appPasswordHash: currentHash, ...stored } = settings;
  const current: Fields = { ...stored, stayLimits: settings.stayLimits ?? noStayLimits, ...sectionsOf(settings) };
  const before: ChangedSettings = {};
  const after: ChangedSettings = {};
  for (const field of Object.keys(wanted) as (keyof typeof wanted)[]) {
    if (wanted[field] === undefined || isDeepStrictEqual(wanted[field], current[field])) continue;
    before[field] = told(field, current[field]);
    after[field] = told(field, wanted[field]);
  }
  if (wantedHash || (wantedHash === null && currentHash)) {
    before.appPassword = presence(currentHash);
    after.appPassword = presence(wantedHash);
  }
  return Object.keys(after).length > 0 ? { before, after } : null;
};
