import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace-file';

const programs = readdirSync(join(root, 'apps')).filter((name) => existsSync(join(root, 'apps', name, 'src/main.ts')));

/** The applications that run in processes of their own: each needs an image, a service in compose and a Deployment. */
export const applications = programs.filter((name) => name !== 'standalone');

/** Those that have a database. */
export const services = applications.filter((name) => name !== 'bff');
