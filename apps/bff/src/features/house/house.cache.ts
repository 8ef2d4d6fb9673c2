import { Injectable } from '@nestjs/common';
import {
  amenities,
  houseSection,
  type House,
  type HousePhoto,
  type HouseView,
  type Locale,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { roomsOf } from '@hearthstay/stay';
import { cacheControl } from '../../platform/cache/cache-control';
import { cachedJson, type CachedJson } from '../../platform/cache/cached-response';
import { ReadCache } from '../../platform/cache/read-cache';
import { htmlByLanguage } from '../../platform/markdown/html-by-language';
import { photoView } from '../photos/photo-view';
import { PhotosCache } from '../photos/photos.cache';

const written = (texts: Record<Locale, string>): Partial<Record<Locale, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** What guests read about the house, without what the owner has not entered. */
export const houseView = (
  { description, rules, coordinates, ...house }: House,
  photos: readonly HousePhoto[],
): HouseView => {
  const [descriptionHtml, rulesHtml] = [htmlByLanguage(description), htmlByLanguage(rules)];
  return {
    ...(descriptionHtml && { description: descriptionHtml }),
    ...(rulesHtml && { rules: rulesHtml }),
    ...(house.place && { place: house.place }),
    ...(house.placeIn && { placeIn: written(house.placeIn) }),
    ...(coordinates && { coordinates }),
    ...(house.checkIn && { checkIn: house.checkIn }),
    ...(house.checkOut && { checkOut: house.checkOut }),
    ...roomsOf(house),
    ...(house.amenities.length > 0 && { amenities: amenities.filter((each) => house.amenities.includes(each)) }),
    ...(photos.length > 0 && { photos: photos.map(photoView) }),
  };
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
