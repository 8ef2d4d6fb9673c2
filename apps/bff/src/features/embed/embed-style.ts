import { schemeOf, textOn, type EmbedLook } from '@hearthstay/contracts';

const mixed = (color: string, percent: number): string =>
  `color-mix(in srgb, var(--color-${color}) ${percent}%, var(--color-surface))`;

const ofBackground = {
  paper: 'var(--color-surface)',
  sunken: mixed('ink', 5),
  line: mixed('ink', 14),
  edge: mixed('ink', 25),
  'ink-2': mixed('ink', 85),
  'ink-3': mixed('ink', 85),
};

const ofAccent = {
  'pine-hover': 'var(--color-pine)',
  'pine-press': 'var(--color-pine)',
  'pine-soft': mixed('pine', 8),
  'pine-mid': mixed('pine', 16),
  'pine-line': mixed('pine', 35),
  'pine-deep': 'var(--color-ink)',
};

/** An inline style, and the scheme to which its colours belong: the calendar does not follow that of the visitor. */
export interface EmbedStyle {
  css: string;
  scheme: 'light' | 'dark';
}

/** The style of a calendar in colours of another website; `undefined` in those of the product. */
export const embedStyle = (look: EmbedLook): EmbedStyle | undefined => {
  const { accent, background } = look;
  if (accent === undefined && background === undefined) return undefined;
  const colors = {
    surface: `#${background ?? 'ffffff'}`,
    ...ofBackground,
    ...ofAccent,
    ...(accent !== undefined && { pine: `#${accent}`, 'on-pine': `#${textOn(accent)}` }),
  };
  const declarations = Object.entries(colors).map(([name, value]) => `--color-${name}:${value}`);
  // Twice, because the style sheet that follows says `:root` once.
  return { css: `:root:root{${declarations.join(';')}}`, scheme: schemeOf(look) };
};
