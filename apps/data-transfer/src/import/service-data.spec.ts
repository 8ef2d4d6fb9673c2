import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@hearthstay/contracts';
import { serviceData } from './service-data';

const migrationsOf = (service: string) => join(__dirname, '../../..', service, 'src/migrations');

describe('An import', () => {
  it.each(serviceNames.filter((name) => existsSync(migrationsOf(name))))(
    'applies the migrations of %s',
    async (name) => {
      const { migrations } = (await import(migrationsOf(name))) as { migrations: unknown };
      expect(serviceData[name].migrations).toBe(migrations);
    },
  );
});
