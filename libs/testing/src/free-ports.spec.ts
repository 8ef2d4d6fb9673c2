import { spawnSync } from 'node:child_process';
import { freePort, freePorts } from './free-ports';

describe('Free ports', () => {
  it('differ', async () => {
    expect(new Set(await freePorts(200)).size).toBe(200);
  });

  it('are reserved against other processes although nothing listens on them yet', async () => {
    const lockElsewhere = (port: number) => {
      const socket = `const socket = require('node:dgram').createSocket('udp4');`;
      const program = `${socket} socket.bind(${port}, '127.0.0.1', () => socket.close())`;
      return spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
    };
    expect(lockElsewhere(await freePort()).stderr).toContain('EADDRINUSE');
    expect(lockElsewhere(0).status).toBe(0);
  });
});
