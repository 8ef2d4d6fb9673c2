import { mongo } from 'mongoose';
import type { Data } from './data';

/**
 * A session that reads all databases from one snapshot; `undefined` on a server without snapshots, such as a MongoDB
 * that is not a replica set.
 */
export const startSnapshot = async (data: Data): Promise<mongo.ClientSession | undefined> => {
  const session = data.client.startSession({ snapshot: true });
  try {
    const { cursor } = await data.database('bookings').command({ find: 'booking_requests', limit: 1 }, { session });
    if ((cursor as mongo.Document).atClusterTime) return session;
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError)) throw error;
  }
  await session.endSession();
  return undefined;
};
