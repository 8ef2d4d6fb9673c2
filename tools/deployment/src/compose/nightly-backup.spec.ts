import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace-file';

const directory = mkdtempSync(join(tmpdir(), 'hearthstay-backups-'));
const backups = join(directory, 'backups');
const exported = join(directory, 'exported');

const program = (name: string, script: string) =>
  writeFileSync(join(directory, name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });

/** Takes one look, at a time and on the day of 2026-11-21; then the pause ends the script. */
const look = (hour: string, exportEndsWith = 0): void => {
  program('date', `case $1 in +%F) echo 2026-11-21;; *) echo ${hour};; esac`);
  program('node', `echo "$@" >> ${exported}; [ ${exportEndsWith} = 0 ] || exit 1; mkdir "\${@: -1}"`);
  program('sleep', 'kill $PPID');
  const env = { PATH: `${directory}:${process.env.PATH}`, BACKUP_FOLDER: backups };
  expect(() => execFileSync('bash', [join(root, 'deploy/compose/nightly-backup.sh')], { env })).toThrow('bash');
};

const aged = (name: string, days: number): void => {
  mkdirSync(join(backups, name));
  const then = Date.now() / 1_000 - days * 86_400;
  utimesSync(join(backups, name), then, then);
};

describe('The nightly backup', () => {
  beforeEach(() => mkdirSync(backups));
  afterEach(() => {
    rmSync(backups, { recursive: true });
    rmSync(exported, { force: true });
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  it('exports once a day, from three o’clock on', () => {
    look('02');
    expect(existsSync(exported)).toBe(false);
    look('08');
    expect(readdirSync(backups)).toEqual(['2026-11-21']);
    rmSync(exported);
    look('09');
    expect(existsSync(exported)).toBe(false);
  });

  it('tries a failed export again', () => {
    look('03', 1);
    expect(readdirSync(backups)).toEqual([]);
    look('03');
    expect(readdirSync(backups)).toEqual(['2026-11-21']);
  });

  it('removes what is older than 30 days, and nothing before there is a newer one', () => {
    aged('2026-10-20', 32);
    aged('2026-10-23', 29);
    aged('2026-10-19.unfinished', 33);
    aged('before-the-move', 90);
    look('03', 1);
    expect(readdirSync(backups)).toHaveLength(4);
    look('03');
    expect(readdirSync(backups).sort()).toEqual(['2026-10-23', '2026-11-21', 'before-the-move']);
  });
});
