const channelsOf = (color: string): number[] =>
  [0, 2, 4].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** The relative luminance of a colour `rrggbb` by WCAG, from 0 for black to 1 for white. */
export const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours `rrggbb` by WCAG, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
