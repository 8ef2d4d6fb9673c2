import { dirname, resolve } from 'node:path';

const featureOf = (path) => /\/src\/features\/([^/]+)/.exec(path)?.[1];

/** The path of an import; the alias `@web` stands for the folder `src`. */
const pathOf = (imported, file) =>
  imported.startsWith('@web/') ? imported.replace('@web/', '/src/') : resolve(dirname(file), imported);

/** ESLint rule: a file of one feature imports nothing of another. */
export const featuresStayApart = {
  meta: { type: 'problem', schema: [], messages: { apart: 'Features do not import each other; move it to shared/.' } },
  create: (context) => ({
    ImportDeclaration: ({ source }) => {
      const feature = featureOf(context.filename);
      const imported = featureOf(pathOf(source.value, context.filename));
      if (feature && imported && feature !== imported) context.report({ node: source, messageId: 'apart' });
    },
  }),
};
