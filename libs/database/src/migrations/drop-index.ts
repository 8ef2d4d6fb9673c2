import { mongo } from 'mongoose';
import type { ServiceData } from './migration';

/** The errors of the server for an unknown collection or index. */
const nothingToDrop = ['NamespaceNotFound', 'IndexNotFound'];

/** Drops an index that no version needs any more, if it exists. */
export const dropIndex = async (data: ServiceData, collection: string, index: string): Promise<void> => {
  try {
    await data.collection(collection).dropIndex(index);
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError && nothingToDrop.includes(error.codeName ?? ''))) throw error;
  }
};
