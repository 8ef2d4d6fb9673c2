import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { forbiddenDependencies, noCirclesOfFeatures } from '../lint/dependencies.mjs';
import { root } from '../workspace/root.mjs';
import { circlesOfFeatures } from './feature-circles.mjs';

/** Each breach of a rule, with the imports that it consists of. */
const findingsIn = async (baseDir) => {
  const { output } = await cruise(
    ['apps', 'libs'],
    {
      baseDir,
      ruleSet: { forbidden: forbiddenDependencies },
      validate: true,
      // An import of types alone counts as well.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(node_modules|dist)/|[.]json$' },
    },
    { extensions: ['.ts', '.tsx', '.mjs', '.js'], conditionNames: ['import', 'require'] },
    { tsConfig: extractTSConfig(join(root, 'tsconfig.base.json')) },
  );
  const { modules, summary } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
  return [
    ...summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      imports: [from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → '),
    })),
    ...circlesOfFeatures(modules).map((imports) => ({ rule: noCirclesOfFeatures.name, imports })),
  ];
};

/** A line for each import that a rule forbids. */
export const forbiddenImports = async () => (await findingsIn(root)).map(({ rule, imports }) => `${rule}: ${imports}`);

/** A small source tree in which every rule is broken once. */
const forbiddenCode = {
  'libs/a.ts': `import type { b } from './b';\nexport type a = b;`,
  'libs/b.ts': `import type { a } from './a';\nexport type b = a;`,
  'apps/web/src/features/home/a.ts': `export type { b } from '../status/b';`,
  'apps/web/src/features/status/b.ts': 'export type b = 1;',
  'apps/web/src/features/home/app.ts': `export type { b } from '../../app/b';`,
  'apps/web/src/app/b.ts': 'export type b = 1;',
  'apps/web/src/features/home/panel.ts': `export type { b } from '../../panel/b';`,
  'apps/web/src/panel/a.ts': `export type { b } from '../features/stays/b';`,
  'apps/web/src/panel/b.ts': 'export type b = 1;',
  'apps/web/src/features/stays/b.ts': 'export type b = 1;',
  'apps/web/src/shared/a.ts': `export type { b } from '../panel/b';`,
  'apps/bookings/src/requests/a.ts': `export type { b } from '../settings/b';`,
  'apps/bookings/src/settings/b.ts': 'export type b = 1;',
  'apps/media/src/photos/a.ts': `export type { b } from '../background-image/persistence/b';`,
  'apps/media/src/background-image/persistence/b.ts': 'export type b = 1;',
  'apps/media/src/photos/add/a.ts': `export type { b } from '../../maintenance/b';`,
  'apps/media/src/maintenance/a.ts': `export type { b } from '../photos/domain/b';`,
  'apps/media/src/maintenance/b.ts': 'export type b = 1;',
  'apps/media/src/photos/domain/b.ts': 'export type b = 1;',
};

/** A line for each rule without a finding in that tree, because a rule that matches nothing reports nothing. */
export const missedDependencies = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dependencies-'));
  for (const [file, code] of Object.entries(forbiddenCode)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const noticed = (await findingsIn(folder)).map(({ rule }) => rule);
  rmSync(folder, { recursive: true });
  return [...forbiddenDependencies, noCirclesOfFeatures]
    .filter(({ name }) => !noticed.includes(name ?? ''))
    .map(({ name }) => `${name} notices nothing.`);
};
