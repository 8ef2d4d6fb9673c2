import { parseCommandLine } from './command-line';

describe('The command line', () => {
  it.each([
    [['export', 'house'], { command: 'export', folder: 'house', force: false }],
    [['import', 'house'], { command: 'import', folder: 'house', force: false }],
    [['import', '--force', 'house'], { command: 'import', folder: 'house', force: true }],
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
  ])('%j shows the usage', (parameters) => {
    expect(() => parseCommandLine(parameters)).toThrow('npm run data -- import <folder> [--force]');
  });
});
