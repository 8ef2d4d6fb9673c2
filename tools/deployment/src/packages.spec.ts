import { workspaceFile } from './workspace-file';

interface LockFile {
  packages: Record<string, { version?: string; integrity?: string; resolved?: string; link?: true }>;
}

describe('package-lock.json, from which the bill of materials is made', () => {
  const { packages } = JSON.parse(workspaceFile('package-lock.json')) as LockFile;
  const fetched = Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link);

  it('has each package with its version and the hash of its content', () => {
    expect(fetched.length).toBeGreaterThan(500);
    const unknown = fetched.filter(([, { version, integrity }]) => !version || !integrity?.startsWith('sha512-'));
    expect(unknown.map(([folder]) => folder)).toEqual([]);
  });

  it('has packages of the registry only, and none by an address of its own', () => {
    expect(fetched.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
