const importWithVariables = /\bimport\((`[^`]*\$\{[^`]*`)\)/g;

/**
 * Replaces imports with variables in their paths by a look-up in `import.meta.glob`. Vite would add a helper that
 * checks for wrong paths, which is larger than the list of files; the paths here are checked by their types.
 *
 * @returns {import('vite').Plugin}
 */
export const leanDynamicImports = () => ({
  name: 'lean-dynamic-imports',
  enforce: 'pre',
  transform: {
    filter: { id: /\/libs\/locales\/src\/.*\.ts$/, code: importWithVariables },
    handler: (code) => ({
      code: code.replace(importWithVariables, (_, path) => {
        const files = path.replaceAll(/\$\{\w+\}/g, '*').replaceAll('`', "'");
        return `import.meta.glob(${files})[${path}]()`;
      }),
      map: { mappings: '' },
    }),
  },
});
