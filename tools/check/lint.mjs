import { ESLint } from 'eslint';
import { root } from '../workspace/root.mjs';
import { programs } from './programs.mjs';

/** Lints the whole repository in one go; ends with an error and says what it has found. Needs Nx's project graph. */
const wholePrograms = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { projectService: false, project: programs } },
};

const linter = new ESLint({ cwd: root, overrideConfig: [wholePrograms] });
const results = await linter.lintFiles(['.']);
const findings = await (await linter.loadFormatter('stylish')).format(results);
process.stdout.write(findings);
if (findings) process.exitCode = 1;
