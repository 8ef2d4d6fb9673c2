import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from './workspace-file';

const script = join(root, 'tools/deployment/health-check.sh');

/** @returns the exit code of the check */
const check = async (port: number, path: string): Promise<unknown> => {
  const [code] = await once(spawn('bash', [script, String(port), path], { stdio: 'ignore' }), 'exit');
  return code;
};

it('the health check of the images succeeds for 200 alone', async () => {
  const server = createServer(({ url }, response) => {
    response.statusCode = url === '/health/ready' ? 200 : 503;
    response.end('checked');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await check(port, '/health/ready')).toBe(0);
  expect(await check(port, '/health/busy')).not.toBe(0);
  server.close();
  await once(server, 'close');
  expect(await check(port, '/health/ready')).not.toBe(0);
});
