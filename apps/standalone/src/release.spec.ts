import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@hearthstay/testing';
import { startProgram } from './testing/program';

const exec = promisify(execFile);
const place = mkdtempSync(join(tmpdir(), 'hearthstay-release-'));
const data = { DATA_DIR: join(place, 'data') };
let release: string;

/** Unpacked away from the repository, whose packages it must not find. */
beforeAll(async () => {
  const { stdout } = await exec(process.execPath, ['tools/pack/pack.mjs']);
  const [archive = ''] = /\S+\.tar\.gz/.exec(stdout) ?? [];
  await exec('sha256sum', ['--check', `${archive}.sha256`], { cwd: dirname(archive) });
  await exec('tar', ['--extract', '--file', archive, '--directory', place]);
  release = join(place, basename(archive, '.tar.gz'));
});
afterAll(() => rmSync(place, { recursive: true }));

describe('The packed release', () => {
  it('serves the pages, and exports its data', async () => {
    const program = startProgram(join(release, 'main.js'), {
      ...data,
      PORT: String(await freePort()),
      HEALTH_PORT: '0',
      ADMIN_EMAILS: 'owner@example.com',
    });
    await program.running();
    expect(await (await fetch(program.url)).text()).toContain('<main');
    const backup = join(place, 'backup');
    await exec(process.execPath, [join(release, 'data.js'), 'export', backup], { env: data });
    expect(readdirSync(backup)).not.toEqual([]);
    expect(await program.ended('SIGTERM')).toBe(0);
  });

  it('has the packages that it runs with, and none of those that it is made with', () => {
    const packages = readdirSync(join(release, 'node_modules'));
    expect(packages).toEqual(expect.arrayContaining(['lmdb', 'sharp']));
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    expect(packages.filter((name) => name in devDependencies)).toEqual([]);
  });
});
