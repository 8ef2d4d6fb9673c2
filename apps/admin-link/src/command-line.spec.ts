import { parseCommandLine } from './command-line';

describe('The command line', () => {
  it.each([
    [['owner@house.example'], { email: 'owner@house.example', add: false }],
    [[' Owner@House.example ', '--add'], { email: 'owner@house.example', add: true }],
  ])('%j', (parameters, expected) => {
    expect(parseCommandLine(parameters)).toEqual(expected);
  });

  it.each([[[]], [['owner']], [['owner@house.example', 'petra@house.example']], [['owner@house.example', '--force']]])(
    '%j shows the usage',
    (parameters) => {
      expect(() => parseCommandLine(parameters)).toThrow('npm run admin-link -- <address> --add');
    },
  );
});
