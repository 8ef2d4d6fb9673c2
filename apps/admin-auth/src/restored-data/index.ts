import type { RepairRestoredData } from '@hearthstay/database';
import { endRestoredLogins } from './persistence/restored-logins';

/**
 * Removes all sessions and login links of a backup: their owners may have been removed or signed out since.
 */
export const repairRestoredAdminAuth: RepairRestoredData = async (data) => {
  const ended = await endRestoredLogins(data);
  return ended > 0 ? ['All owners are signed out, and links to sign in that were e-mailed before no longer work.'] : [];
};
