import { parse } from 'yaml';
import { stages } from './dockerfile';
import { workspaceFile } from './workspace-file';

interface Workflow {
  on?: { schedule?: { cron: string }[] };
  jobs: Record<string, Job>;
}

interface Job {
  needs?: string | string[];
  /** Another workflow, in place of steps. */
  uses?: string;
  strategy?: { matrix: { target: string[] } };
  steps?: { run?: string; uses?: string }[];
}

const workflow = (name: string): Workflow => parse(workspaceFile(`.github/workflows/${name}.yml`)) as Workflow;

/** Images that nothing else is based on or copies from. */
const images = (): string[] => {
  const all = stages();
  const isUsed = (name: string) =>
    all.some(
      ({ base, instructions }) => base === name || instructions.some((line) => line.includes(`--from=${name} `)),
    );
  return all.map(({ name }) => name).filter((name) => !isUsed(name));
};

describe('The workflows of hosted CI', () => {
  it('test with the one command that has to pass', () => {
    expect(workflow('test').jobs['test']?.steps?.map(({ run }) => run)).toContain('.ci/run');
  });

  it('look each day for weaknesses of the packages that the product contains', () => {
    expect(workflow('weaknesses').on?.schedule?.map(({ cron }) => cron)).toEqual([
      expect.stringMatching(/^\d+ \d+ \* \* \*$/),
    ]);
    expect(workflow('weaknesses').jobs['packages']?.steps?.map(({ run }) => run)).toContain('npm audit --omit=dev');
  });

  it('release every image of the Dockerfile', () => {
    expect(workflow('release').jobs['image']?.strategy?.matrix.target.toSorted()).toEqual(images().toSorted());
  });

  it('release nothing that the tests have not passed', () => {
    const { jobs } = workflow('release');
    expect(jobs['test']?.uses).toBe('./.github/workflows/test.yml');
    const isAfterTests = (name: string): boolean =>
      name === 'test' || [jobs[name]?.needs ?? []].flat().some(isAfterTests);
    expect(Object.keys(jobs).filter((name) => !isAfterTests(name))).toEqual([]);
  });

  it.each(['test', 'release', 'weaknesses'])(
    'name each action of %s by its commit, because a tag can be moved',
    (name) => {
      const actions = Object.values(workflow(name).jobs).flatMap(({ steps = [] }) =>
        steps.flatMap(({ uses }) => uses ?? []),
      );
      expect(actions).not.toEqual([]);
      expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
    },
  );
});
