import { Injectable } from '@nestjs/common';
import type { SettingsView } from '@hearthstay/contracts';
import { BackgroundImageCache } from '../background-image/background-image.cache';
import { SettingsViews } from './settings-views';
import { cachedJson, type CachedJson } from '../../platform/cache/cached-response';
import { ReadCache } from '../../platform/cache/read-cache';

/** Caches the settings that everybody may know. */
@Injectable()
export class PublicSettingsCache extends ReadCache<CachedJson<SettingsView>> {
  constructor(views: SettingsViews, image: BackgroundImageCache) {
    super(async () => cachedJson(await views.read()));
    image.onChange(() => this.invalidate());
  }
}
