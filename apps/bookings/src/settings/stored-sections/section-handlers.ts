import { Controller, type Type } from '@nestjs/common';
import { settingsChanged, storedSections } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { PropertyClock } from '../../property-clock';
import { assertReplaceable, sectionOf, type StoredSection, type StoredSectionName } from '../domain/stored-sections';
import { SettingsRepository } from '../persistence/settings.repository';

type AnySection = StoredSection<StoredSectionName>;

/** Without the fields that were sent empty, which the database cannot store. */
const withoutUndefined = (section: AnySection): AnySection =>
  Object.fromEntries(Object.entries(section).filter(([, value]) => value !== undefined)) as AnySection;

/** The calls of one section: an admin reads and replaces it. Existing requests stay as they are. */
const handlersOf = (name: StoredSectionName): Type => {
  const { get, replace } = storedSections[name];

  @Controller()
  class SectionHandlers {
    constructor(
      private readonly settings: SettingsRepository,
      private readonly clock: PropertyClock,
    ) {}

    @Handles(get)
    async read(): Promise<AnySection> {
      return sectionOf(name, await this.settings.load());
    }

    @Handles(replace)
    async replace(section: AnySection): Promise<AnySection> {
      assertReplaceable(section, this.clock.today());
      const change = { at: this.clock.now(), event: recordEvent(settingsChanged, {}) };
      return sectionOf(name, await this.settings.change({ [name]: withoutUndefined(section) }, change));
    }
  }
  return SectionHandlers;
};

export const sectionHandlers = (Object.keys(storedSections) as StoredSectionName[]).map(handlersOf);
