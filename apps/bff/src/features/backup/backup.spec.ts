import type { BackupView } from '@hearthstay/contracts';
import { adminToken } from '../../testing/fake-services';
import { startTestBff } from '../../testing/test-bff';
import type { LatestBackup } from './backup.controller';

const read = async (latestBackup?: LatestBackup): Promise<BackupView> => {
  const bff = await startTestBff({ latestBackup });
  const response = await bff.fetch('/api/admin/backup', { headers: { Authorization: `Bearer ${adminToken}` } });
  await bff.close();
  return (await response.json()) as BackupView;
};

describe('The nightly backup', () => {
  it('is shown with its time', async () => {
    expect(await read(async () => new Date('2031-06-01T02:00:05Z'))).toEqual({
      isNightly: true,
      lastAt: '2031-06-01T02:00:05.000Z',
    });
  });

  it('is shown before the first one', async () => {
    expect(await read(async () => undefined)).toEqual({ isNightly: true, lastAt: null });
  });

  it('is not shown where the operator backs up the database', async () => {
    expect(await read()).toEqual({ isNightly: false, lastAt: null });
  });
});
