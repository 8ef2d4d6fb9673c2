import { parse, resolve } from 'node:path';
import { dynamicIconImports } from 'lucide-react/dynamic';

const createIcon = resolve(import.meta.dirname, 'src/shared/ui/create-icon.ts');

/** `createIcon` uses no keys. */
const withoutKey = (name, value) => (name === 'key' ? undefined : value);

/** @type {Record<string, (() => Promise<import('lucide-react/dynamic').DynamicIconModule>) | undefined>} */
const icons = dynamicIconImports;

/**
 * Reduces each icon of `lucide-react` to its shapes, which `createIcon` draws. The names, keys and options in the
 * package are not used here, and are larger than the shapes themselves.
 *
 * @returns {import('vite').Plugin}
 */
export const leanIcons = () => ({
  name: 'lean-icons',
  load: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: async (id) => {
      const icon = await icons[parse(id).name]?.();
      if (!icon) return undefined;
      if (!icon.__iconData) throw new Error(`${id} has no shapes`);
      const shapes = JSON.stringify(icon.__iconData.node, withoutKey);
      return `import { createIcon } from ${JSON.stringify(createIcon)};\nexport default createIcon(${shapes});\n`;
    },
  },
});
