import { maskedSecret, type NoticeAddress } from '@hearthstay/contracts';
import { maskedAddress } from '@hearthstay/guarded-request';
import type { NoticeAddressDocument } from '../notices';

/** An address as its admin reads it. @param commandId the command whose own secret is shown */
export const noticeAddressView = (address: NoticeAddressDocument | null, commandId?: string): NoticeAddress => {
  if (!address) return { kind: 'off', url: '', withNames: false };
  const { kind, url, withNames, secret, secretMadeBy } = address;
  const isShown = secretMadeBy !== undefined && secretMadeBy === commandId;
  return {
    kind,
    url: maskedAddress(url),
    withNames,
    ...(secret !== undefined && { secret: isShown ? secret : maskedSecret }),
  };
};
