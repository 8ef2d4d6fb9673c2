import { Injectable } from '@nestjs/common';
import { legalPages, legalSection, type LegalPagesView, type LegalTexts } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { cacheControl } from '../../platform/cache/cache-control';
import { cachedJson, type CachedJson } from '../../platform/cache/cached-response';
import { ReadCache } from '../../platform/cache/read-cache';
import { htmlByLanguage } from '../../platform/markdown/html-by-language';

/** The pages that have a text, as HTML in each language that they are written in. */
export const legalPagesView = (texts: LegalTexts): LegalPagesView => {
  const view: LegalPagesView = {};
  for (const page of legalPages) {
    const html = htmlByLanguage(texts[page]);
    if (html) view[page] = html;
  }
  return view;
};

/** Caches the pages that the law asks for. Everybody may read them, also without the site's password. */
@Injectable()
export class LegalPagesCache extends ReadCache<CachedJson<LegalPagesView>> {
  constructor(rpc: RpcClient) {
    super(async () => cachedJson(legalPagesView(await rpc.call(legalSection.get, {})), cacheControl.everybody));
  }
}
