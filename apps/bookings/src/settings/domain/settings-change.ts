import { noStayLimits } from '@hearthstay/stay';
import { isDeepStrictEqual } from 'node:util';
import type { Settings } from './settings';
import { sectionOf, storedSections, type StoredSectionName } from './stored-sections';

/** Absent fields stay unchanged; `appPasswordHash: null` removes the password. */
export type SettingsChange = Partial<Omit<Settings, 'appPasswordHash' | 'stayRules'>> & {
  appPasswordHash?: string | null;
};

type Fields = Record<string, unknown>;

const sectionNames = Object.keys(storedSections) as StoredSectionName[];

const sectionsOf = (settings: Settings): Fields =>
  Object.fromEntries(sectionNames.map((name) => [name, sectionOf(name, settings)]));

/** Whether there is a password, and nothing else about it, because many people may read a history. */
const presence = (passwordHash: string | null | undefined): 'set' | 'none' => (passwordHash ? 'set' : 'none');

/**
 * The changed fields, before and after; `null` when nothing changes. A new password counts as a change, although the
 * history shows no difference. A field that was never set has its neutral value.
 */
export const changedFields = (
  settings: Settings,
  { appPasswordHash: wantedHash, ...wanted }: SettingsChange,
): { before: Fields; after: Fields } | null => {
  const { appPasswordHash: currentHash, ...stored } = settings;
  const current: Fields = { ...stored, stayLimits: settings.stayLimits ?? noStayLimits, ...sectionsOf(settings) };
  const differing = Object.entries<unknown>(wanted).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(value, current[field]),
  );
  const before: Fields = Object.fromEntries(differing.map(([field]) => [field, current[field]]));
  const after: Fields = Object.fromEntries(differing);
  if (wantedHash || (wantedHash === null && currentHash)) {
    before['appPassword'] = presence(currentHash);
    after['appPassword'] = presence(wantedHash);
  }
  return Object.keys(after).length > 0 ? { before, after } : null;
};
