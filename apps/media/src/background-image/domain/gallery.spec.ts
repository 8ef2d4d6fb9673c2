import fc from 'fast-check';
import {
  claimFinishing,
  emptyGallery,
  hashesInUse,
  withFinished,
  withImage,
  withoutImage,
  type Gallery,
} from './gallery';
import { grace } from '../../image-files/domain/finishing';
import { fileEntry } from '../../image-files/domain/rendition';

const noon = new Date('2031-05-10T12:00:00.000Z');
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const image = (hash: string) => ({ hash, width: 800, height: 600, files: [fileEntry(800, 'jpg')] });

describe('The gallery', () => {
  it('keeps files in use during the grace period, for any order of changes, and no others', () => {
    const step = fc.record({ show: fc.constantFrom('a', 'b', 'c', null), minutes: fc.integer({ min: 0, max: 12 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let gallery: Gallery = emptyGallery;
        let now = noon;
        const lastShown = new Map<string, Date>();
        for (const { show, minutes } of steps) {
          now = new Date(now.getTime() + minutes * 60_000);
          if (gallery.image) lastShown.set(gallery.image.hash, now);
          gallery = (show === null ? withoutImage(gallery, now) : withImage(gallery, image(show), now)) ?? gallery;
          if (gallery.image) lastShown.set(gallery.image.hash, now);
          const expected = [...lastShown]
            .filter(([hash, at]) => hash === gallery.image?.hash || now.getTime() - at.getTime() < grace)
            .map(([hash]) => hash);
          expect(hashesInUse(gallery, now).sort()).toEqual(expected.sort());
        }
      }),
    );
  });

  it('lets one instance at a time create the missing files', () => {
    const stored = withImage(emptyGallery, image('a'), noon);
    const claimed = claimFinishing(stored, noon)!;
    expect(claimed.finishing?.attempts).toBe(1);
    expect(claimFinishing(claimed, after(60_000))).toBeNull();
    expect(claimFinishing(claimed, after(5 * 60_000))?.finishing?.attempts).toBe(2);
  });

  it('accepts the missing files of the current image once', () => {
    const stored = withImage(emptyGallery, image('a'), noon);
    const avif = fileEntry(800, 'avif');
    const finished = withFinished(stored, 'a', [avif])!;
    expect(finished.image?.files).toEqual([avif, fileEntry(800, 'jpg')]);
    expect(claimFinishing(finished, after(60 * 60_000))).toBeNull();
    expect(withFinished(finished, 'a', [avif])).toBeNull();
    expect(withFinished(withImage(stored, image('b'), noon), 'a', [avif])).toBeNull();
  });

  it('has nothing to remove without an image', () => expect(withoutImage(emptyGallery, noon)).toBeNull());
});
