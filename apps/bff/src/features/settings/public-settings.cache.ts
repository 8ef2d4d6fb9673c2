import { Injectable } from '@nestjs/common';
import type { SettingsView } from '@hearthstay/contracts';
import { BackgroundImageCache } from '../background-image/background-image.cache';
import { SettingsViews } from './settings-views';
import { jsonCopyOf, type JsonCopy } from '../../platform/cache/json-copy';
import { ReadCache } from '../../platform/cache/read-cache';

/** The settings as everybody may know them. */
@Injectable()
export class PublicSettingsCache extends ReadCache<JsonCopy<SettingsView>> {
  constructor(views: SettingsViews, image: BackgroundImageCache) {
    super(async () => jsonCopyOf(await views.read()));
    image.onChange(() => this.drop());
  }
}
