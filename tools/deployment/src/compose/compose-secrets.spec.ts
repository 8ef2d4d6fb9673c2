import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace-file';
import { requiredVariables } from './compose';

const folder = mkdtempSync(join(tmpdir(), 'hearthstay-secrets-'));
const file = join(folder, '.env');

const makeSecrets = (): string =>
  execFileSync(process.execPath, [join(root, 'tools/deployment/compose-secrets.mjs'), folder], { encoding: 'utf8' });

/** The variables in `.env`. */
const variables = (): Record<string, string> =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => (line.includes('=') ? [line.split('=') as [string, string]] : [])),
  );

describe('npm run compose-secrets', () => {
  beforeAll(() => copyFileSync(join(root, 'docker-compose.yml'), join(folder, 'docker-compose.yml')));
  beforeEach(() => rmSync(file, { force: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes a random secret for each variable that docker-compose.yml requires, and prints none', () => {
    const output = makeSecrets();
    expect(Object.keys(variables())).toEqual(requiredVariables());
    for (const secret of Object.values(variables())) {
      expect(secret).toMatch(/^[0-9a-f]{48}$/);
      expect(output).not.toContain(secret);
    }
    expect(new Set(Object.values(variables())).size).toBe(requiredVariables().length);
  });

  it('keeps what is there, and adds what is missing or empty', () => {
    writeFileSync(file, 'PUBLIC_URL=https://stay.example.com\nRABBITMQ_BFF_PASSWORD=mine\nMONGODB_KEY=');
    makeSecrets();
    expect(readFileSync(file, 'utf8')).toMatch(
      /^PUBLIC_URL=https:\/\/stay.example.com\nRABBITMQ_BFF_PASSWORD=mine\nMONGODB_KEY=\n/,
    );
    expect(variables()['MONGODB_KEY']).toMatch(/^[0-9a-f]{48}$/);
    const before = readFileSync(file, 'utf8');
    expect(makeSecrets()).toContain('has all secrets already');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('lets only its user read the file, and the backups', () => {
    writeFileSync(file, '');
    chmodSync(file, 0o644);
    makeSecrets();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'backups')).mode & 0o777).toBe(0o700);
  });

  it.each([
    ['"./disk/house"', 'disk/house'],
    ['', 'backups'],
  ])('makes the folder for backups that BACKUP_DIR=%s names', (value, made) => {
    rmSync(join(folder, made), { recursive: true, force: true });
    writeFileSync(file, `BACKUP_DIR=${value}\n`);
    makeSecrets();
    expect(statSync(join(folder, made)).mode & 0o777).toBe(0o700);
  });
});
