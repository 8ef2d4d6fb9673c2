import type { RepairRestoredData } from '@hearthstay/database';
import { endRestoredLogins } from './persistence/restored-logins';

/**
 * Ends all sessions and login links: who had one at the time of the backup may no longer be an admin, or may have lost
 * it.
 */
export const repairRestoredAdminAuth: RepairRestoredData = async (data) => {
  const ended = await endRestoredLogins(data);
  return ended > 0 ? ['All owners are signed out, and links to sign in that were e-mailed before no longer work.'] : [];
};
