import { panelFeatures } from '../../tools/lint/panel-features.mjs';

const panelFolders = ['panel', 'app/panel', ...panelFeatures.map((feature) => `features/${feature}`)];

/**
 * Excludes the classes of the owner's panel from the style sheet of the first visit. The panel has a style sheet of its
 * own, `panel.css`.
 *
 * @returns {import('vite').Plugin}
 */
export const panelStylesApart = () => ({
  name: 'panel-styles-apart',
  enforce: 'pre',
  transform: {
    filter: { id: /\/shared\/styles\/index\.css$/ },
    handler: (code) => ({
      code: code + panelFolders.map((folder) => `@source not '../../${folder}';\n`).join(''),
      map: null,
    }),
  },
});
