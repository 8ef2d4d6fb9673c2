import { execFileSync, spawnSync } from 'node:child_process';
import { root, workspaceFile } from './workspace-file';

const path = 'deploy/hearthstay.service';
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe(path, () => {
  it('runs the packed program with the options of npm start', () => {
    const { scripts } = JSON.parse(workspaceFile('package.json')) as { scripts: { start: string } };
    const options = scripts.start.split(' ').filter((word) => word.startsWith('--'));
    const [, command] = /^ExecStart=(.*)$/m.exec(workspaceFile(path)) ?? [];
    expect(command).toBe(`/usr/bin/env node --enable-source-maps ${options.join(' ')} main.js`);
  });

  (hasSystemd ? it : it.skip)('exposes little of the machine: at most 2.5 of 10, as systemd counts', () => {
    const command = ['security', '--offline=yes', '--threshold=25', '--no-pager', path];
    expect(() => execFileSync('systemd-analyze', command, { cwd: root, stdio: 'pipe' })).not.toThrow();
  });
});
