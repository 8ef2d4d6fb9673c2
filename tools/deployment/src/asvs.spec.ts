import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaceFile } from './workspace-file';

const columns = ['id', 'level', 'verdict', 'where', 'test', 'reason'] as const;
const verdicts = ['met', 'partly', 'not met', 'not applicable'] as const;

/** How many requirements the two levels have in version 5.0.0 of the standard. */
const requirementsOfLevel = { 1: 70, 2: 183 } as const;

type Requirement = Record<(typeof columns)[number], string>;

const [head, ...rows] = workspaceFile('docs/asvs.csv').trimEnd().split('\n');

/** No field contains a comma or a quotation mark, so that a row needs no quotes. */
const requirements = rows.map((row) => {
  const fields = row.split(',');
  return Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? ''])) as Requirement;
});

const pathsIn = (field: string): string[] => field.split(' ').filter(Boolean);

const isFile = (path: string): boolean => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true;

/** The ids of those that break a rule. */
const idsOfThose = (breaks: (requirement: Requirement) => boolean): string[] =>
  requirements.filter(breaks).map(({ id }) => id);

describe('docs/asvs.csv', () => {
  it('has six columns, and no field that needs quotes', () => {
    expect(head).toBe(columns.join(','));
    expect(rows.filter((row) => row.split(',').length !== columns.length || row.includes('"'))).toEqual([]);
  });

  it('has every requirement of both levels once', () => {
    expect(idsOfThose(({ id }) => !/^V\d{1,2}\.\d{1,2}\.\d{1,2}$/.test(id))).toEqual([]);
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
    const countOf = (level: string) => requirements.filter((requirement) => requirement.level === level).length;
    expect({ 1: countOf('1'), 2: countOf('2') }).toEqual(requirementsOfLevel);
    expect(idsOfThose(({ level }) => !(level in requirementsOfLevel))).toEqual([]);
  });

  it('has a verdict for each: with file and test where it is met, with a reason where it is not', () => {
    expect(idsOfThose(({ verdict }) => !(verdicts as readonly string[]).includes(verdict))).toEqual([]);
    expect(idsOfThose(({ verdict, where, test }) => verdict === 'met' && !(where && test))).toEqual([]);
    expect(idsOfThose(({ verdict, reason }) => verdict !== 'met' && !reason)).toEqual([]);
  });

  it('says of each that is not met that the specification fixes it', () => {
    expect(
      idsOfThose(({ verdict, reason }) => verdict === 'not met' && !reason.startsWith('The specification')),
    ).toEqual([]);
  });

  it('names files that exist, and as tests only specs', () => {
    const missing = requirements.flatMap(({ id, where, test }) =>
      [...pathsIn(where), ...pathsIn(test)].filter((path) => !isFile(path)).map((path) => `${id} ${path}`),
    );
    expect(missing).toEqual([]);
    expect(idsOfThose(({ test }) => pathsIn(test).some((path) => !/\.spec\.tsx?$/.test(path)))).toEqual([]);
  });

  it('leads to a time for the update of a package, for each weight of a weakness', () => {
    const times = workspaceFile('SECURITY.md').matchAll(
      /^\| (critical|high|medium and low|none known)\b.*\| (\d+) days +\|$/gm,
    );
    const days = [...times].map(([, , count]) => Number(count));
    expect(days).toHaveLength(4);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
  });

  it('has the counts that docs/security.md states', () => {
    const [met, partly, not, beside] = verdicts.map((verdict) => idsOfThose((each) => each.verdict === verdict).length);
    const text = workspaceFile('docs/security.md').replace(/\s+/g, ' ');
    expect(text).toContain(
      `Of ${requirements.length} requirements, ${met} are met, ${partly} partly, ${not} not, and ${beside} do not apply`,
    );
  });
});
