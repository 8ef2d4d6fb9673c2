import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@hearthstay/embedded-mongo';
import { testRabbitMqUrl } from '@hearthstay/testing';
import { measureRpc } from './measure-rpc';

/** On the embedded database, and the broker of this run. */
export default async () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthstay-bench-'));
  const database = await startEmbeddedMongo({ directory });
  const figures = await measureRpc({ rabbitMqUrl: testRabbitMqUrl(), databaseUri: database.uri });
  await database.close();
  rmSync(directory, { recursive: true });
  return figures;
};
