import { parseCommandLine } from './command-line';

describe('The command line', () => {
  it.each([
    [['export', 'backup'], { command: 'export', folder: 'backup', force: false }],
    [['import', 'backup'], { command: 'import', folder: 'backup', force: false }],
    [['import', '--force', 'backup'], { command: 'import', folder: 'backup', force: true }],
    [['restore', 'backup'], { command: 'restore', folder: 'backup', force: false }],
  ])('%j', (parameters, expected) => {
    expect(parseCommandLine(parameters)).toEqual(expected);
  });

  it.each([
    [[]],
    [['export']],
    [['copy', 'a']],
    [['export', 'a', 'b']],
    [['export', 'a', '--force']],
    [['import', 'a', '--yes']],
    [['restore', 'a', '--force']],
  ])('%j shows the usage', (parameters) => {
    expect(() => parseCommandLine(parameters)).toThrow('npm run data -- import <folder> [--force]');
  });
});
