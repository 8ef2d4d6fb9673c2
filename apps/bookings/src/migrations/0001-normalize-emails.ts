import { normalEmail } from '@hearthstay/contracts';
import { isDuplicateKeyError, type Migration, type ServiceData } from '@hearthstay/database';

interface WithEmail {
  email: string;
}

/**
 * Converts the addresses of requests and of the whitelist to the normal form, by which they are looked up. A whitelist
 * entry stays as it is when the normal form has an entry already. Links keep their form: they are read with care.
 */
export const normalizeEmails: Migration = {
  id: '0001-normalize-emails',
  up: async (data) => {
    for (const email of await emailsIn(data)) {
      const normal = normalEmail(email);
      if (normal !== email) await replace(data, email, normal);
    }
  },
};

const requestsIn = (data: ServiceData) => data.collection<WithEmail>('booking_requests');
const whitelistIn = (data: ServiceData) => data.collection<WithEmail>('whitelist');

const emailsIn = async (data: ServiceData): Promise<Set<string>> => {
  const found = await Promise.all(
    [requestsIn(data), whitelistIn(data)].map((collection) =>
      collection.aggregate<{ _id: string }>([{ $group: { _id: '$email' } }]).toArray(),
    ),
  );
  return new Set(found.flat().map(({ _id }) => _id));
};

const replace = async (data: ServiceData, email: string, normal: string): Promise<void> => {
  await requestsIn(data).updateMany({ email }, { $set: { email: normal } });
  try {
    await whitelistIn(data).updateOne({ email }, { $set: { email: normal } });
  } catch (error) {
    if (!isDuplicateKeyError(error)) throw error;
  }
};
