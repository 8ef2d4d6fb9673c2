import { z } from 'zod';
import { contrastOf, luminanceOf } from '../values/color';
import { fieldError } from '../values/field-error';
import { withRules } from '../values/field-rules';

const color = z
  .string(fieldError('COLOR_INVALID'))
  .regex(/^[\da-f]{6}$/i, { error: 'COLOR_INVALID', abort: true })
  .toLowerCase()
  .optional();

/** Text can be read from this contrast on, by WCAG AA. */
export const readableContrast = 4.5;

/** On backgrounds that are this light or this dark, all other colours of the product can be read. */
export const backgroundLuminance = { lightFrom: 0.65, darkUpTo: 0.035 } as const;

const white = 'ffffff';
const black = '000000';

/** The colours of the calendar in a frame, as `rrggbb`; absent ones are those of the product. */
export interface EmbedLook {
  /** Of chosen days and links. */
  accent?: string | undefined;
  background?: string | undefined;
}

const isReadableOn = (background: string): boolean => {
  const luminance = luminanceOf(background);
  return luminance >= backgroundLuminance.lightFrom || luminance <= backgroundLuminance.darkUpTo;
};

/** The parameters of `/embed` with its colours. What could not be read is refused. */
export const embedLookSchema = withRules(z.object({ accent: color, background: color }), [
  [
    ({ background = white }: EmbedLook) => isReadableOn(background),
    { path: ['background'], error: 'COLORS_TOO_CLOSE' },
  ],
  [
    ({ accent, background = white }: EmbedLook) =>
      accent === undefined || contrastOf(accent, background) >= readableContrast,
    { path: ['accent'], error: 'COLORS_TOO_CLOSE' },
  ],
]);

/** Whether text on a colour is white or black, whichever is easier to read. */
export const textOn = (color: string): string => (contrastOf(color, white) >= contrastOf(color, black) ? white : black);

/** The scheme that a background belongs to. A colour without a background is shown on white. */
export const schemeOf = ({ background = white }: EmbedLook): 'light' | 'dark' =>
  luminanceOf(background) >= backgroundLuminance.lightFrom ? 'light' : 'dark';
