import { visibleLength } from './visible-length';

describe('visibleLength', () => {
  it.each([
    ['Jo', 2],
    ['Özgür', 5],
    ['Jo\u0308rg', 4],
    ['李娜', 2],
    ['நி', 2],
    ['محمد', 4],
    ["O'N", 3],
    ['🏡🏡', 2],
    ['J o', 2],
  ])('is for %j: %i', (text, length) => expect(visibleLength(text)).toBe(length));

  it.each([
    ['zero width spaces', '\u200b\u200b'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['zero width joiners and a byte order mark', '\u200d\u200c\ufeff'],
    ['fillers of Hangul', '\u3164\u115f\u1160\uffa0'],
    ['blanks of Braille', '\u2800\u2800'],
    ['null noteheads', '\u{1d159}\u{1d159}'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['tags', '\u{e0041}\u{e0042}'],
    ['accents of no letter', '\u0301\u0301'],
    ['spaces', ' \u00a0\u3000'],
    ['characters for private use, which few fonts have', '\ue000\ue001'],
  ])('is 0 for %s', (_what, text) => expect(visibleLength(text)).toBe(0));
});
