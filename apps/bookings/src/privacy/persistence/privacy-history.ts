import type { ListedChange, PrivacyRecord } from '@hearthstay/contracts';
import { trusted, type Period } from '@hearthstay/database';
import type { ChangesAndTotal } from '@hearthstay/message-context';
import type { Model } from 'mongoose';
import type { PrivacyRecordDocument } from './privacy-record.schema';

const actions = { export: 'exported', erasure: 'erased' } as const satisfies Record<PrivacyRecord['kind'], string>;

/** The newest exports and erasures as changes, newest first. They name nobody: their address is masked. */
export const newestPrivacyChanges = async (
  records: Model<PrivacyRecordDocument>,
  { from, to, limit }: Period,
): Promise<ChangesAndTotal<ListedChange>> => {
  const period = { ...(from && { $gte: new Date(from) }), ...(to && { $lt: new Date(to) }) };
  const made = from || to ? { at: trusted(period) } : {};
  const [found, total] = await Promise.all([
    records.find(made).sort({ at: -1 }).limit(limit).lean(),
    records.countDocuments(made),
  ]);
  const entries = found.map(({ _id, kind, at, by, address }) => ({
    ...{ at: at.toISOString(), actor: by, action: actions[kind] },
    subject: { kind: 'guest-data' as const, id: _id, name: address },
  }));
  return { entries, total };
};
