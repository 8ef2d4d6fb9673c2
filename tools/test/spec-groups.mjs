import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../workspace/files.mjs';
import { root } from '../workspace/root.mjs';

/**
 * In bytes of source. Larger groups load their modules less often, but the last ones of a run would keep one worker
 * busy while the others have nothing left.
 */
const groupSize = 45_000;

/** What a spec asks of Jest outside of its tests counts for all files of its group. */
const needsOwnFile = /^jest\.|@jest-environment/mu;

const groupsFolder = 'test-results/groups';

/** The folder of a project's written groups. Jest looks for specs below `src`. */
export const groupFolder = (project) => `${groupsFolder}/${project}/src`;

const sourceOf = (spec) => readFileSync(join(root, spec), 'utf8');

/** The paths of a project's specs that are in a group. */
export const groupedSpecs = (project) =>
  filesBelow(`${project}/src`).filter((file) => /\.spec\.tsx?$/u.test(file) && !needsOwnFile.test(sourceOf(file)));

/** Neighbours are together, because they load the same modules. */
const groupsOf = (project) => {
  /** @type {string[][]} */
  const groups = [];
  let size = groupSize;
  for (const spec of groupedSpecs(project)) {
    if (size >= groupSize) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(spec);
    size += sourceOf(spec).length;
  }
  return groups;
};

/** Hooks of a spec end with its block, as do the methods that it has replaced. */
const blockOf = (spec) => `
describe('${spec}', () => {
  require('${join(root, spec)}');
  afterAll(() => jest.restoreAllMocks());
});
`;

/**
 * Writes specs that each load several of the projects' specs. The tests of a file are a block with its path.
 *
 * @param {string[]} projects folders, such as `apps/bff`.
 */
export const writeSpecGroups = (projects) => {
  rmSync(join(root, groupsFolder), { recursive: true, force: true });
  for (const project of projects) {
    const folder = join(root, groupFolder(project));
    mkdirSync(folder, { recursive: true });
    for (const [index, specs] of groupsOf(project).entries())
      writeFileSync(join(folder, `${index}.spec.ts`), specs.map(blockOf).join(''));
  }
};

/** Whether a file that Jest reports is a group. */
export const isSpecGroup = (path) => path.startsWith(join(root, groupsFolder, '/'));
