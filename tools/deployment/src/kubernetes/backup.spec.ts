import { instructionsOf } from '../dockerfile';
import { describeEachOverlay } from './overlays';
import { nightlyJobs, ofKind, type NightlyJob } from './resources';
import { settingsOf, trustedAuthority } from './settings';

/** Whoever has a database elsewhere backs it up there. */
const hasBackup = (path: string): boolean => path !== 'k8s';

describeEachOverlay((resources, { path }) => {
  it('backs up the database that it brings, and no other', () => {
    expect(nightlyJobs(resources()).map(({ name }) => name)).toEqual(hasBackup(path) ? ['backup'] : []);
  });

  if (!hasBackup(path)) return;

  const backup = (): NightlyJob => nightlyJobs(resources())[0]!;

  it('runs the export of the image into a volume, one at a time', () => {
    const { pod, container } = backup();
    expect(container.image).toMatch(/hearthstay\/data-transfer:(?!latest$)[\w.-]+$/);
    const entry = instructionsOf('data-transfer').findLast((line) => line.startsWith('ENTRYPOINT')) ?? '';
    const program = JSON.parse(entry.slice('ENTRYPOINT '.length)) as string[];
    expect(container.args?.join()).toContain(`${program.join(' ')} export /backups/$(date `);
    const mount = container.volumeMounts?.find(({ mountPath }) => mountPath === '/backups');
    const volume = pod.volumes?.find(({ name }) => name === mount?.name);
    expect(volume?.persistentVolumeClaim?.claimName).toBe('backups');
    expect(resources().map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toContain(
      'PersistentVolumeClaim backups',
    );
    expect(ofKind(resources(), 'CronJob')[0]?.spec?.concurrencyPolicy).toBe('Forbid');
  });

  it('has nothing but the address of the database', () => {
    const names = settingsOf(resources(), backup()).map(({ name }) => name);
    expect(names.filter((name) => name !== trustedAuthority)).toEqual(['MONGODB_URI']);
  });

  it('runs with minimal rights, as a user who can write to the volume', () => {
    const { pod, container } = backup();
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 },
    });
    expect(container.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });
});
