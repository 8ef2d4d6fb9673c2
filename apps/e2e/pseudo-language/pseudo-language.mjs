import { pseudoTexts } from '../../../libs/testing/src/pseudo-language.ts';

/**
 * Builds a product whose German is a pseudo-language, in a folder that nothing else uses.
 *
 * @param {string} output
 * @returns {import('vite').UserConfig}
 */
export const inPseudoLanguage = (output) => ({
  plugins: [
    {
      name: 'pseudo-language',
      enforce: 'pre',
      transform: {
        filter: { id: /\/libs\/locales\/src\/de\/.*\.json$/ },
        handler: (code) => ({ code: JSON.stringify(pseudoTexts(JSON.parse(code))), map: { mappings: '' } }),
      },
    },
  ],
  build: { outDir: `../../dist/pseudo-language/${output}` },
});
