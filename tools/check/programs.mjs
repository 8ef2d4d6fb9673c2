/**
 * All TypeScript code in as few programs as its settings allow, so that a file which many projects import is parsed and
 * checked once. `npx nx typecheck` and `npx nx lint` use the settings of one project.
 */
export const programs = ['tsconfig.node.json', 'apps/web/tsconfig.json', 'apps/e2e/tsconfig.json'];

/** The tools, whose JavaScript is type-checked. */
export const tools = 'tools/tsconfig.json';
