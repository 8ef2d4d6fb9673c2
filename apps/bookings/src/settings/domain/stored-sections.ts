import { storedSections } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';
import type { z } from 'zod';
import { assertSeasonsPlannable } from '../../assert-days-within';
import { refuseOverlaps } from './refuse-overlaps';
import type { Settings } from './settings';

export type StoredSectionName = keyof typeof storedSections;

export type StoredSection<Name extends StoredSectionName> = z.output<(typeof storedSections)[Name]['schema']>;

/** A section of the settings, neutral if the owner has not set it. */
export const sectionOf = <Name extends StoredSectionName>(
  name: Name,
  settings: Pick<Settings, Name>,
): StoredSection<Name> => storedSections[name].schema.parse(settings[name] ?? {}) as StoredSection<Name>;

/** @throws DomainError `VALIDATION_FAILED` for a day too far off, `SEASONS_OVERLAP` */
export const assertReplaceable = (section: StoredSection<StoredSectionName>, today: Day): void => {
  if (!('seasons' in section)) return;
  assertSeasonsPlannable(section.seasons, today);
  refuseOverlaps(section.seasons);
};
