import type { RestoredData } from '@hearthstay/database';
import { loginLinkModel } from '../../login-links';
import { sessionModel } from '../../sessions';

/** @returns the number of removed sessions and links */
export const endRestoredLogins = async (data: RestoredData): Promise<number> => {
  let ended = 0;
  for (const { name } of [sessionModel, loginLinkModel])
    ended += (await data.collection(name).deleteMany({})).deletedCount;
  return ended;
};
