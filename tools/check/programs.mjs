/**
 * Everything that is written in TypeScript, as the fewest programs that its settings allow: what many projects import
 * is then read and checked once, not once for each of them. `npx nx typecheck` and `npx nx lint` go by a project's own
 * settings.
 */
export const programs = ['tsconfig.node.json', 'apps/web/tsconfig.json', 'apps/e2e/tsconfig.json'];

/** The tools themselves: JavaScript that is checked like TypeScript. */
export const tools = 'tools/tsconfig.json';
