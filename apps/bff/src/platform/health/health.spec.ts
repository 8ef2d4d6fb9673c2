import { eventually } from '@hearthstay/testing';
import { startTestBff } from '../../testing/test-bff';

describe('Health checks on the port of the API', () => {
  it('report liveness and readiness', async () => {
    let ready = false;
    const bff = await startTestBff({ isReady: async () => ready });
    const statuses = async () =>
      Promise.all(['/health/live', '/health/ready'].map(async (path) => (await bff.fetch(path)).status));
    expect(await statuses()).toEqual([200, 503]);
    ready = true;
    await eventually(async () => expect(await statuses()).toEqual([200, 200]));
    await bff.close();
  });

  it('are not served if the process has a separate health port', async () => {
    const bff = await startTestBff();
    expect((await bff.fetch('/health/ready')).status).toBe(404);
    await bff.close();
  });
});
