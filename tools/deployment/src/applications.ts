import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaceFile } from './workspace-file';

const tagsOf = (app: string): string[] =>
  (JSON.parse(workspaceFile(`apps/${app}/project.json`)) as { tags: string[] }).tags;

/** The applications that run in processes of their own: each needs an image, a service in compose and a Deployment. */
export const applications = readdirSync(join(root, 'apps')).filter((app) => tagsOf(app).includes('type:service'));

/** The applications with a database. */
export const services = applications.filter((name) => name !== 'bff');
