import { Injectable } from '@nestjs/common';
import { splitConditions, type SettingsView, type StayConditions } from '@hearthstay/contracts';
import { BackgroundImageCache } from '../background-image/background-image.cache';
import { PhotosCache } from '../photos/photos.cache';
import { SettingsViews } from './settings-views';
import { cacheControl } from '../../platform/cache/cache-control';
import { cachedJson, type CachedJson } from '../../platform/cache/cached-response';
import { ReadCache } from '../../platform/cache/read-cache';

/** The public settings, and the conditions of stays for guests who have passed the password gate. */
interface CachedSettings extends CachedJson<SettingsView> {
  conditions: CachedJson<StayConditions>;
}

/** On a site with a password, the public settings do not contain the conditions of stays. */
const cachedSettings = (settings: SettingsView): CachedSettings => {
  const [conditions, rest] = splitConditions(settings);
  return {
    ...cachedJson(settings.passwordRequired ? rest : settings, cacheControl.everybody),
    conditions: cachedJson(conditions, cacheControl.browser),
  };
};

/** Caches the settings that guests may see. */
@Injectable()
export class PublicSettingsCache extends ReadCache<CachedSettings> {
  constructor(views: SettingsViews, image: BackgroundImageCache, photos: PhotosCache) {
    super(async () => cachedSettings(await views.read()));
    image.onChange(() => this.invalidate());
    photos.onChange(() => this.invalidate());
  }
}
