import { dirname, resolve } from 'node:path';

const featureOf = (path) => /\/(?:src|@web)\/features\/([^/]+)/.exec(path)?.[1];

/** ESLint rule: a file of one feature imports nothing of another. */
export const featuresStayApart = {
  meta: { type: 'problem', schema: [], messages: { apart: 'Features do not import each other; move it to shared/.' } },
  create: (context) => ({
    ImportDeclaration: ({ source }) => {
      const feature = featureOf(context.filename);
      const imported = featureOf(resolve(dirname(context.filename), source.value));
      if (feature && imported && feature !== imported) context.report({ node: source, messageId: 'apart' });
    },
  }),
};
