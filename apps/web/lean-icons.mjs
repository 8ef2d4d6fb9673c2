import { resolve } from 'node:path';

const createIcon = resolve(import.meta.dirname, 'src/shared/ui/create-icon.ts');

/**
 * Leaves of each icon of `lucide-react` only its shapes, which our own `createIcon` draws: the package brings along
 * names, keys and options that nobody uses here, more bytes than the shapes themselves.
 *
 * @returns {import('vite').Plugin}
 */
export const leanIcons = () => ({
  name: 'lean-icons',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code, id) => {
      // Other names of an icon lead to its file.
      if (!code.includes('createLucideIcon(')) return undefined;
      const [, shapes] = /\bnode: (\[.*?\]),?\n(?: {2}aliases|\};)/s.exec(code) ?? [];
      if (!shapes) throw new Error(`${id} has no shapes where they were`);
      const unnamed = shapes.replaceAll(/, key: "\w+"/g, '');
      return {
        code: `import { createIcon } from ${JSON.stringify(createIcon)};\nexport default createIcon(${unnamed});\n`,
        map: null,
      };
    },
  },
});
