import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { forbiddenCode } from './forbidden-code.mjs';

/** Without type information, which needs files that exist. The tested rules do not use types. */
const createLinter = async () => {
  const { ESLint } = await import('eslint');
  const { default: tseslint } = await import('typescript-eslint');
  const untyped = { languageOptions: { parserOptions: { projectService: false } } };
  return new ESLint({ cwd: root, overrideConfig: [tseslint.configs.disableTypeChecked, untyped] });
};

/**
 * Lints every forbidden piece of code, because a rule that no longer matches anything reports nothing either. Returns a
 * line for each piece that lint accepts.
 */
export const missedByLint = async () => {
  process.env.NX_DAEMON = 'false';
  const linter = await createLinter();
  const missed = [];
  for (const { what, file, code, rule, message } of forbiddenCode) {
    const [result] = await linter.lintText(code, { filePath: join(root, file) });
    const isRefusal = (found) => found.ruleId === rule && (message === undefined || found.message === message);
    if (!result.messages.some(isRefusal)) missed.push(`${rule} does not notice that ${what}.`);
  }
  return missed;
};
