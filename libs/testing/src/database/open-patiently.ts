import { openDatabase, type DatabaseOptions } from '@hearthstay/database';
import type { Connection } from 'mongoose';
import { eventually } from '../eventually';

/**
 * Retries opening a database until it responds, because on a busy machine this may exceed the time limit of the
 * product.
 */
export const openPatiently = (options: DatabaseOptions): Promise<Connection> => eventually(() => openDatabase(options));
