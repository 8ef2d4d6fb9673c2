/**
 * The `sizes` of a photo as wide as a phone. With three pixels for each of CSS, a file for two looks the same, and has
 * half of the bytes.
 */
export const wholeWidth = '(min-resolution: 2.5dppx) 75vw, 100vw';
