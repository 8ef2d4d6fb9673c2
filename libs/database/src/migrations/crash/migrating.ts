import { Logger } from '@nestjs/common';
import { mongo } from 'mongoose';
import { migrateDatabase } from '../migrate';
import { migrations, timing } from './migrations';

/** Migrates a database and exits. Writes a line to standard output when it begins. */
const [uri = '', name = ''] = process.argv.slice(2);

Logger.overrideLogger(false);
const client = await new mongo.MongoClient(uri).connect();
process.stdout.write('migrating\n');
await migrateDatabase(client.db(name), migrations, timing);
await client.close();
