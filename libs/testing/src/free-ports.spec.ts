import { execFileSync } from 'node:child_process';
import { freePort, freePorts } from './free-ports';

describe('Free ports', () => {
  it('differ', async () => {
    expect(new Set(await freePorts(200)).size).toBe(200);
  });

  it('are reserved against other processes although nothing listens on them yet', async () => {
    const port = await freePort();
    const bindElsewhere = `require('node:dgram').createSocket('udp4').bind(${port}, '127.0.0.1')`;
    expect(() => execFileSync(process.execPath, ['-e', bindElsewhere], { stdio: 'ignore', timeout: 20_000 })).toThrow();
  });
});
