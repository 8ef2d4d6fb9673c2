import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineLanguageScript } from './inline-language-script.mjs';
import { leanDynamicImports } from './lean-dynamic-imports.mjs';
import { leanIcons } from './lean-icons.mjs';
import { minifyPublicScripts } from './minify-public-scripts.mjs';
import { panelStylesApart } from './panel-styles-apart.mjs';
import { precompress } from './precompress.mjs';

// The port of the BFF, by the same variable as in the BFF.
const api = { target: `http://127.0.0.1:${process.env.PORT || 3000}`, changeOrigin: false };

/**
 * Loads styles and fonts before the script, so that the page is painted before the application starts.
 *
 * @type {import('vite').Plugin}
 */
const programAfterPage = {
  name: 'program-after-page',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" fetchpriority="low"'),
  },
};

const domains = '\0domains';

/**
 * The contract of an e-mail address converts domains by functions of Node, which browsers do not have. In the browser,
 * domains stay as typed, and the server normalizes them.
 *
 * @type {import('vite').Plugin}
 */
const domainsAsTyped = {
  name: 'domains-as-typed',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: { filter: { id: /^node:url$/ }, handler: () => domains },
  load: {
    filter: { id: /^\0domains$/ },
    handler: () =>
      'const asTyped = (name) => name;\nexport { asTyped as domainToASCII, asTyped as domainToUnicode };\n',
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    // Before Tailwind, which reads what it adds.
    panelStylesApart(),
    tailwindcss(),
    leanDynamicImports(),
    leanIcons(),
    domainsAsTyped,
    inlineLanguageScript(),
    programAfterPage,
    minifyPublicScripts(),
    precompress(),
  ],
  resolve: { tsconfigPaths: true },
  // Texts are imported only as a whole.
  json: { namedExports: false },
  server: {
    host: '127.0.0.1',
    port: 4200,
    // The calendar for frames is a page that the BFF renders, with the files of the last build.
    proxy: { '/api': api, '/dev': api, '^/embed(\\?|$)': api, '/assets': api },
  },
  preview: { host: '127.0.0.1', proxy: { '/api': api, '/dev': api } },
  builder: {},
  build: {
    emptyOutDir: true,
    sourcemap: true,
    // Loads only the used icons of the package.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  environments: {
    client: {
      build: {
        outDir: '../../dist/apps/web/client',
        // Inlined files would become `data:` URLs, which the content security policy refuses.
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The code of the first page is one file. Split by what later pages share with it, it would compress
                // worse.
                { name: 'first', tags: ['$initial'], priority: 1 },
                // Likewise the code that several later pages share; otherwise each button and hook would be a file.
                { name: 'shared', minShareCount: 2 },
              ],
            },
          },
          treeshake: { moduleSideEffects: [{ test: /\/libs\//, sideEffects: false }] },
        },
      },
    },
    // The calendar for frames of other websites. Browsers share no files between websites, so it has its own, which are
    // smaller than those of the pages.
    embed: {
      consumer: 'client',
      build: {
        outDir: '../../dist/apps/web/client',
        emptyOutDir: false,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        // The page has its styles before its program, which only some visitors load.
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: 'embed.html',
          treeshake: { moduleSideEffects: [{ test: /\/libs\//, sideEffects: false }] },
        },
      },
    },
    // The page renderer of the BFF: one file with all its packages, because the BFF's own do not include them.
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: '../../dist/apps/web/server',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input: { pages: 'src/server/pages.tsx' },
          // Node reads the source map for stack traces, which need no source texts.
          output: { entryFileNames: '[name].js', codeSplitting: false, sourcemapExcludeSources: true },
        },
      },
    },
  },
});
