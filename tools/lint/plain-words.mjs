import { relative } from 'node:path';
import { refusedNames, refusedPaths, refusedPhrases } from './words.mjs';

const isIn = (text) => (word) => word.pattern.test(text);

const inCamelCase = (name) => name.replace(/[-.](\w)/g, (_, letter) => letter.toUpperCase());

/** The message names the pattern, by which the canary of a word is told from that of another. */
export const messageFor = ({ pattern, instead }) => `${pattern} is not plain. Write: ${instead}.`;

/** Calls of these functions, also as `it.each(rows)(title)` or with a tagged template. */
const calls = (names) => {
  const places = ['name', 'object.name', 'callee.object.name', 'tag.object.name'];
  // On one line: after a line break, selectors match nothing.
  return `CallExpression:matches(${places.map((place) => `[callee.${place}=${names}]`).join(', ')})`;
};
const title = calls('/^(describe|describeEachDatabase|it|test)$/');
const log = 'CallExpression[callee.property.name=/^(log|info|warn|error|debug|fatal)$/]';

/**
 * Refuses the words of `words.mjs`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainWords = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => {
    const reportIn = (words, text, where) => {
      for (const word of words.filter(isIn(text))) context.report({ ...where, message: messageFor(word) });
    };
    const checkName = (node) => reportIn(refusedNames, node.name, { node });
    const checkText = (node) => {
      const parts = node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw) : [String(node.value)];
      reportIn(refusedPhrases, parts.join(''), { node });
    };
    const isText = ':matches(Literal, TemplateLiteral).arguments';

    return {
      Program: (node) => {
        for (const segment of relative(context.cwd, context.filename).split('/'))
          reportIn(refusedPaths, inCamelCase(segment.replace(/[.].*$/, '')), { node });
        for (const { value, loc } of context.sourceCode.getAllComments())
          reportIn(refusedPhrases, value.replace(/\s*\n\s*\*?\s*/g, ' ').trim(), { loc });
      },
      Identifier: checkName,
      PrivateIdentifier: checkName,
      JSXIdentifier: checkName,
      [`${title} > ${isText}`]: checkText,
      [`${title} > ArrayExpression Literal`]: checkText,
      [`${log} > ${isText}`]: checkText,
    };
  },
};
