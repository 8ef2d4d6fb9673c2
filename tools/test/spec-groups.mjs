import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../workspace/files.mjs';
import { root } from '../workspace/root.mjs';

/** The projects whose specs `npm test` runs in groups; each of their specs would load nearly all of their modules. */
const projects = ['apps/bookings'];

/** In bytes. Long specs run for long, and would keep one worker busy while the others have nothing left. */
const sizeLimit = 8_000;

/** In files. Larger groups save little more, and the last ones would run alone for longer. */
const groupSize = 6;

/** What a spec calls on Jest before its tests counts for all files of its group. */
const needsOwnFile = /\bjest\.(mock|doMock|unmock|resetModules|isolateModules|setTimeout)\b/u;

/** The folder of the written groups. Jest looks for specs below `src`. */
export const groupFolder = 'test-results/groups';
const folder = join(root, groupFolder, 'src');

const isGroupable = (file) => {
  if (!file.endsWith('.spec.ts')) return false;
  const source = readFileSync(join(root, file), 'utf8');
  return source.length < sizeLimit && !needsOwnFile.test(source);
};

const groupableIn = (project) => filesBelow(`${project}/src`).filter(isGroupable);

/** The paths of all specs that are in a group. */
export const groupedSpecs = () => projects.flatMap(groupableIn);

const inChunks = (specs) =>
  Array.from({ length: Math.ceil(specs.length / groupSize) }, (_, index) =>
    specs.slice(index * groupSize, (index + 1) * groupSize),
  );

/** Hooks of a spec end with its block, as do the methods that it has replaced. */
const blockOf = (spec) => `
describe('${spec}', () => {
  require('${join(root, spec)}');
  afterAll(() => jest.restoreAllMocks());
});
`;

/** Writes a spec for each group, in which the tests of a file are a block with its path. */
export const writeSpecGroups = () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const project of projects)
    for (const [index, specs] of inChunks(groupableIn(project)).entries())
      writeFileSync(join(folder, `${project.replace('/', '-')}-${index}.spec.ts`), specs.map(blockOf).join(''));
};

/** Whether a file that Jest reports is a group. */
export const isSpecGroup = (path) => path.startsWith(`${folder}/`);
