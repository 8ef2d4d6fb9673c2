import { guestDataKinds, type GuestDataCounts, type Locale } from '@hearthstay/contracts';
import type { PanelTexts } from '@web/panel/panel-texts';
import { listFormat } from '@web/shared/i18n/list-format';

/** What a service has found, as in "3 requests and 12 messages". */
export const countsText = (found: GuestDataCounts, t: PanelTexts, locale: Locale): string => {
  const parts = guestDataKinds.flatMap((kind) => {
    const count = found[kind];
    return count === undefined ? [] : [t(`privacy.kinds.${kind}`, { count })];
  });
  return parts.length > 0 ? listFormat(locale).format(parts) : t('privacy.nothing');
};
