import { Injectable } from '@nestjs/common';
import {
  amenities,
  fieldsOf,
  houseSection,
  houseViewSchema,
  type House,
  type HousePhoto,
  type HouseView,
  type Locale,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { cacheControl } from '../../platform/cache/cache-control';
import { cachedJson, type CachedJson } from '../../platform/cache/cached-response';
import { ReadCache } from '../../platform/cache/read-cache';
import { htmlByLanguage } from '../../platform/markdown/html-by-language';
import { photoView } from '../photos/photo-view';
import { PhotosCache } from '../photos/photos.cache';

const written = (texts: Record<Locale, string>): Partial<Record<Locale, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

const shownFieldsOf = fieldsOf(houseViewSchema);

const isEntered = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** What guests read about the house, without what the owner has not entered. */
export const houseView = (house: House, photos: readonly HousePhoto[]): HouseView => {
  const view = {
    ...shownFieldsOf(house),
    description: htmlByLanguage(house.description),
    rules: htmlByLanguage(house.rules),
    placeIn: house.placeIn && written(house.placeIn),
    amenities: amenities.filter((each) => house.amenities.includes(each)),
    photos: photos.map(photoView),
  };
  return Object.fromEntries(Object.entries(view).filter(([, value]) => isEntered(value)));
};

/** Caches what guests read about the house. It is behind the site's password. */
@Injectable()
export class HouseCache extends ReadCache<CachedJson<HouseView>> {
  constructor(rpc: RpcClient, photos: PhotosCache) {
    super(async () => {
      const house = await rpc.call(houseSection.get, {});
      return cachedJson(houseView(house, photos.current() ?? []), cacheControl.browser);
    });
    photos.onChange(() => this.invalidate());
  }
}
