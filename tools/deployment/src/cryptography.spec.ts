import { productFilesWith, productSources } from './product-sources';
import { workspaceFile } from './workspace-file';

const found = (pattern: RegExp): string[] =>
  [...productSources.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, match = '']) => match));

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

describe('The cryptography in docs/security.md', () => {
  const section = workspaceFile('docs/security.md')
    .split('\n## ')
    .find((text) => text.startsWith('Cryptography\n'))!;
  const documented = [...section.matchAll(/^\| (`[^|]*`) /gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);

  it('has each function of Node that the product uses, and no other one', () => {
    const imports = found(/import \{([^}]*)\} from 'node:crypto'/g).flatMap((names) => names.split(','));
    const functions = imports.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
    expect(sorted(documented)).toEqual(sorted(functions));
    expect(
      found(/(\S+ from '(?:node:)?crypto'|require\('(?:node:)?crypto'\))/g).filter((use) => !use.startsWith('}')),
    ).toEqual([]);
  });

  it('has the one hash that the product uses', () => {
    const hashes = found(/(?:createHash|createHmac|subtle\.digest)\('([^']+)'/g);
    expect(sorted(hashes.map((name) => name.toLowerCase().replace('-', '')))).toEqual(['sha256']);
    expect(found(/((?:createHash|createHmac)\([^'])/g)).toEqual([]);
  });

  it('has no random number of JavaScript, which could be guessed: only pauses have those', () => {
    expect(productFilesWith(/\bMath(\.random\b|\[)|\} = Math\b/)).toEqual([
      'apps/bookings/src/calendars/sources/domain/next-read.ts',
      'apps/notifications/src/jobs/backoff.ts',
      'libs/database/src/write-conflict.ts',
      'libs/outbox/src/event-backoff.ts',
      'libs/scheduler/src/due-time.ts',
    ]);
  });
});
