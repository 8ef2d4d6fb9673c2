import { restorePointBeside } from './restore-point-beside';

describe('The restore point of a backup', () => {
  it('is beside the backup, with a name that says when it was made', () => {
    expect(restorePointBeside('/backups/2031-06-01/', new Date('2031-06-02T08:09:10.011Z'))).toBe(
      '/backups/before-restore-2031-06-02T08-09-10-011',
    );
  });

  it('has a name of its own when another one is made in the same second', () => {
    const names = ['2031-06-02T08:09:10.011Z', '2031-06-02T08:09:10.012Z'].map((time) =>
      restorePointBeside('/backups/2031-06-01', new Date(time)),
    );
    expect(new Set(names).size).toBe(2);
  });
});
