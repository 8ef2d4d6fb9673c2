import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { forbiddenCode } from './forbidden-code.mjs';

/** Types are looked up in files that exist; the canaries do not, and the rules that are tried on them need none. */
const createLinter = async () => {
  const { ESLint } = await import('eslint');
  const { default: tseslint } = await import('typescript-eslint');
  const untyped = { languageOptions: { parserOptions: { projectService: false } } };
  return new ESLint({ cwd: root, overrideConfig: [tseslint.configs.disableTypeChecked, untyped] });
};

/**
 * Tries on every forbidden piece of code whether lint refuses it, because a rule that no longer matches anything looks
 * just like a rule that everybody keeps. Answers a line for each that went through.
 */
export const missedByLint = async () => {
  process.env.NX_DAEMON = 'false';
  const linter = await createLinter();
  const missed = [];
  for (const { what, file, code, rule } of forbiddenCode) {
    const [result] = await linter.lintText(code, { filePath: join(root, file) });
    if (!result.messages.some(({ ruleId }) => ruleId === rule)) missed.push(`${rule} does not notice that ${what}.`);
  }
  return missed;
};
