import { Injectable } from '@nestjs/common';
import { listOccupiedDays, type OccupiedDay } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { jsonCopyOf, type JsonCopy } from '../../platform/cache/json-copy';
import { ReadCache } from '../../platform/cache/read-cache';

/** The occupied days, with guests' names only while the settings allow it. */
@Injectable()
export class OccupiedDaysCache extends ReadCache<JsonCopy<OccupiedDay[]>> {
  constructor(rpc: RpcClient) {
    super(async () => jsonCopyOf(await rpc.call(listOccupiedDays, {})));
  }
}
