import { join } from 'node:path';
import { ESLint } from 'eslint';
import { root } from '../workspace/root.mjs';
import { programs, tools } from './programs.mjs';
import { programOf, typeErrorsOf } from './typescript.mjs';

/**
 * Checks the types and lints the whole repository in one process; prints the findings and exits with an error if there
 * are any. Rules that need types reuse the checked programs. Requires Nx's project graph.
 */
const linted = programs.map(programOf);
const typeErrors = [...linted, programOf(tools)].map(typeErrorsOf).join('');

const wholePrograms = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { projectService: false, programs: linted } },
};
// Nx's rule reads the project graph once if the process is ESLint's command line program, and otherwise for each file.
process.argv[1] = join(root, 'node_modules/eslint/bin/eslint.js');
const linter = new ESLint({ cwd: root, overrideConfig: [wholePrograms] });
const results = await linter.lintFiles(['.']);
const violations = await (await linter.loadFormatter('stylish')).format(results);

process.stdout.write(typeErrors + violations);
if (typeErrors || violations) process.exitCode = 1;
