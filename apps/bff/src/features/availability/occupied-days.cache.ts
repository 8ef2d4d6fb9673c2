import { Injectable } from '@nestjs/common';
import { listOccupiedDays, type OccupiedDay } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { cacheControl } from '../../platform/cache/cache-control';
import { cachedJson, type CachedJson } from '../../platform/cache/cached-response';
import { ReadCache } from '../../platform/cache/read-cache';

/** Caches the occupied days; guests' names are included only while the settings allow it. */
@Injectable()
export class OccupiedDaysCache extends ReadCache<CachedJson<OccupiedDay[]>> {
  constructor(rpc: RpcClient) {
    super(async () => cachedJson(await rpc.call(listOccupiedDays, {}), cacheControl.browser));
  }
}
