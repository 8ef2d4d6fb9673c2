import fc from 'fast-check';
import { fileEntry, inOrder, renditionWidths } from './rendition';

describe('The widths of the files', () => {
  it.each([
    [{ width: 6_000, height: 4_000 }, [640, 1280, 1920, 2560]],
    [{ width: 2_560, height: 1_440 }, [640, 1280, 1920, 2560]],
    [{ width: 2_000, height: 1_000 }, [640, 1280, 1920, 2000]],
    [{ width: 640, height: 480 }, [640]],
    [{ width: 500, height: 375 }, [500]],
    [{ width: 1, height: 1 }, [1]],
    [{ width: 3_000, height: 12_000 }, [640, 1280]],
  ])('of %j are %j', (size, widths) => expect(renditionWidths(size, 'background')).toEqual(widths));

  it('of a photo of the house are one more, for phones', () => {
    expect(renditionWidths({ width: 2_000, height: 1_000 }, 'photo')).toEqual([640, 960, 1280, 1920, 2000]);
    expect(renditionWidths({ width: 800, height: 600 }, 'photo')).toEqual([640, 800]);
  });

  it('ascend and never exceed the width of the photo', () => {
    const side = fc.integer({ min: 1, max: 65_535 });
    fc.assert(
      fc.property(side, side, fc.constantFrom('background', 'photo'), (width, height, use) => {
        const widths = renditionWidths({ width, height }, use);
        expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
        expect(widths[0]).toBeGreaterThanOrEqual(1);
        expect(widths.at(-1)).toBeLessThanOrEqual(Math.min(width, 2_560));
      }),
    );
  });
});

describe('The files', () => {
  it('are sorted by width and, for one width, by size', () => {
    const files = [fileEntry(640, 'jpg'), fileEntry(1280, 'jpg'), fileEntry(640, 'avif'), fileEntry(640, 'webp')];
    expect(inOrder(files).map(({ name }) => name)).toEqual(['640.avif', '640.webp', '640.jpg', '1280.jpg']);
  });
});
