import { openDatabase, type DatabaseOptions } from '@hearthstay/database';
import type { Connection } from 'mongoose';
import { eventually } from '../eventually';

/** Opens a database again until it answers. A busy machine may take longer than the product waits for a server. */
export const openPatiently = (options: DatabaseOptions): Promise<Connection> => eventually(() => openDatabase(options));
