import { parse } from 'yaml';
import { stages } from './dockerfile';
import { workspaceFile } from './workspace-file';

interface Workflow {
  jobs: Record<string, { strategy?: { matrix: { target: string[] } }; steps: { run?: string }[] }>;
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
    expect(workflow('test').jobs['test']?.steps.map(({ run }) => run)).toContain('.ci/run');
  });

  it('release every image of the Dockerfile', () => {
    expect(workflow('release').jobs['image']?.strategy?.matrix.target.toSorted()).toEqual(images().toSorted());
  });
});
