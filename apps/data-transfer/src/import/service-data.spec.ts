import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@hearthstay/contracts';
import { serviceData } from './service-data';

const applications = join(__dirname, '../../..');

describe('An import', () => {
  it.each(serviceNames)('applies the migrations of %s', (service) => {
    const hasMigrations = existsSync(join(applications, service, 'src/migrations'));

    expect(serviceData[service].migrations.length > 0).toBe(hasMigrations);
  });
});
