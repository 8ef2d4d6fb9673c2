import { Injectable } from '@nestjs/common';
import { embedSection, type Embed } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { ReadCache } from '../../platform/cache/read-cache';

/** Caches the origins of the websites that may show the calendar. */
@Injectable()
export class EmbedOriginsCache extends ReadCache<Embed> {
  constructor(rpc: RpcClient) {
    super(() => rpc.call(embedSection.get, {}));
  }
}
