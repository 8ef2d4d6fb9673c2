import { noStayLimits } from '@hearthstay/stay';
import { isDeepStrictEqual } from 'node:util';
import { pricesOf, type Settings } from './settings';

/** What is absent stays as it is; `appPasswordHash: null` means that no password is required any more. */
export type SettingsChange = Partial<Omit<Settings, 'appPasswordHash' | 'stayRules'>> & {
  appPasswordHash?: string | null;
};

type Fields = Record<string, unknown>;

/** Whether there is a password, and nothing else about it: many people may read a history. */
const presence = (passwordHash: string | null | undefined): 'set' | 'none' => (passwordHash ? 'set' : 'none');

/**
 * The fields that a change changes, as they were and as they are since; `null` when the settings are like that already.
 * A new password differs from the one before it, even if nobody can see how. What was never set is neutral.
 */
export const changedFields = (
  settings: Settings,
  { appPasswordHash: wantedHash, ...wanted }: SettingsChange,
): { before: Fields; after: Fields } | null => {
  const { appPasswordHash: currentHash, ...stored } = settings;
  const current: Fields = { ...stored, stayLimits: settings.stayLimits ?? noStayLimits, prices: pricesOf(settings) };
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
