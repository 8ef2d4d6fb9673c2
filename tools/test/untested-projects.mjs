import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

const hasTestTarget = (project) => {
  const file = join(root, project, 'project.json');
  return existsSync(file) && 'test' in JSON.parse(readFileSync(file, 'utf8')).targets;
};

/** The projects with a test target of which no file was tested: a runner without tests must not count as a success. */
export const untestedProjects = (testedFiles) =>
  ['apps', 'libs', 'tools']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter(hasTestTarget)
    .filter((project) => !testedFiles.some((file) => file.startsWith(`${project}/`)));
