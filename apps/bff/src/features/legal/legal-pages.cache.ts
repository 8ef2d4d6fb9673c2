import { Injectable } from '@nestjs/common';
import {
  legalPages,
  legalSection,
  privacySection,
  type LegalPagesView,
  type LegalTexts,
  type PrivacySettings,
} from '@hearthstay/contracts';
import { localized } from '@hearthstay/locales';
import { RpcClient } from '@hearthstay/messaging';
import { cacheControl } from '../../platform/cache/cache-control';
import { cachedJson, type CachedJson } from '../../platform/cache/cached-response';
import { ReadCache } from '../../platform/cache/read-cache';
import { htmlByLanguage } from '../../platform/markdown/html-by-language';
import { loadRetentionTexts, withRetention } from './retention-text';

/** The pages that have a text, as HTML in each language that they are written in. */
const legalPagesView = (texts: LegalTexts, times: PrivacySettings): LegalPagesView => {
  const view: LegalPagesView = {};
  for (const page of legalPages) {
    const html = htmlByLanguage(localized((locale) => withRetention(texts[page][locale], times, locale)));
    if (html) view[page] = html;
  }
  return view;
};

/** Caches the pages that the law asks for. Everybody may read them, also without the site's password. */
@Injectable()
export class LegalPagesCache extends ReadCache<CachedJson<LegalPagesView>> {
  constructor(rpc: RpcClient) {
    super(async () => {
      const [texts, times] = await Promise.all([
        rpc.call(legalSection.get, {}),
        rpc.call(privacySection.get, {}),
        loadRetentionTexts(),
      ]);
      return cachedJson(legalPagesView(texts, times), cacheControl.everybody);
    });
  }
}
