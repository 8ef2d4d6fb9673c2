import type { HouseView, PhotoView } from '@hearthstay/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { publicSettings } from '@web/testing/public-settings';
import { violations } from '@web/testing/violations';
import { openHome } from '../../testing/open-home';

freezeToday('2026-11-20');

const wholeWidth = '(min-resolution: 2.5dppx) 75vw, 100vw';

const photo = (index: number, alt = { de: '', en: '' }): PhotoView => ({
  id: String(index).repeat(64).slice(0, 64),
  url: `/api/media/background/${index}/1280.jpg`,
  alt,
  width: 1280,
  height: 800,
  files: [{ url: `/api/media/background/${index}/1280.jpg`, width: 1280, contentType: 'image/jpeg' }],
});

const open = async (photos: PhotoView[]) => {
  const house: HouseView = { photos };
  const view = await openHome({
    'GET /bookings/settings': { body: publicSettings({ house: true }) },
    'GET /bookings/house': { body: house },
  });
  await waitFor(() => expect(view.container.querySelector('a.house-cover')).not.toBeNull());
  return view;
};

const photos = [photo(1, { de: 'Das Haus', en: '' }), photo(2, { de: '', en: 'The jetty' }), photo(3)];

it('keeps the place of the first photo until it is loaded, and gives it up when it cannot be', async () => {
  const settings = { body: publicSettings({ house: true, photos: true }) };
  let fail: () => void = () => undefined;
  const house = new Promise<ReturnType<typeof refusal>>((resolve) => {
    fail = () => resolve(refusal(503, 'SERVICE_UNAVAILABLE', 'Gerade nicht.'));
  });
  const { container } = await openHome({ 'GET /bookings/settings': settings, 'GET /bookings/house': () => house });
  expect(container.querySelector('.has-cover > .house-cover:empty')).not.toBeNull();
  fail();
  await waitFor(() => expect(container.querySelector('.house-cover')).toBeNull());
});

it('shows the first photo, and links to the images of the others, which load when they are near', async () => {
  const { container } = await open(photos);
  const cover = screen.getByRole('link', { name: /^Das Haus.*3 Fotos/ });
  expect(cover).toHaveAttribute('href', photos[0]!.url);
  const gallery = within(container.querySelector<HTMLElement>('.house-gallery')!);
  expect(gallery.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    photos[1]!.url,
    photos[2]!.url,
    '#all-photos',
  ]);
  for (const image of gallery.getAllByRole('img')) expect(image).toHaveAttribute('loading', 'lazy');
  expect(gallery.getByAltText('The jetty')).toHaveAttribute('lang', 'en');
  expect(gallery.getByAltText('Foto 3')).not.toHaveAttribute('lang');
  expect(within(cover).getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  // The largest paint on a phone waits for it.
  expect(cover.querySelector('source')!.sizes).toContain('(min-resolution: 2.5dppx) 75vw');
  // Without scripts, the link to all of them leads to these.
  expect(container.querySelectorAll('#all-photos a')).toHaveLength(3);
  expect(await violations()).toEqual([]);
});

it.each([
  [2, [wholeWidth]],
  [3, ['50vw', '50vw']],
  [5, [wholeWidth, '50vw', '50vw', '50vw']],
])('asks for files of the width that each of %i photos has on a phone', async (count, widths) => {
  const { container } = await open(Array.from({ length: count }, (_, index) => photo(index + 1)));
  const sources = [...container.querySelectorAll<HTMLSourceElement>('.house-gallery source')];
  expect(sources.map(({ sizes }) => sizes)).toEqual(widths.map((width) => `(min-width: 64rem) 33vw, ${width}`));
});

it('opens the photos in a dialog, which moves by buttons, arrow keys and swipes', async () => {
  const { user } = await open(photos);
  await user.click(screen.getByRole('link', { name: 'Alle 3 Fotos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fotos' }));
  expect(dialog.getByText('1 von 3')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Nächstes Foto' }));
  expect(dialog.getByText('2 von 3')).toBeInTheDocument();
  expect(dialog.getByText('The jetty')).toHaveAttribute('lang', 'en');
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByText('3 von 3')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(dialog.getByText('3 von 3')).toBeInTheDocument();
  const figure = dialog.getByRole('figure');
  fireEvent.touchStart(figure, { touches: [{ clientX: 200 }] });
  fireEvent.touchEnd(figure, { changedTouches: [{ clientX: 300 }] });
  expect(dialog.getByText('2 von 3')).toBeInTheDocument();
  fireEvent.touchStart(figure, { touches: [{ clientX: 200 }] });
  fireEvent.touchEnd(figure, { changedTouches: [{ clientX: 210 }] });
  expect(dialog.getByText('2 von 3')).toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows one photo without a gallery', async () => {
  const { container } = await open(photos.slice(0, 1));
  expect(container.querySelector('.house-gallery')).toBeNull();
  expect(container.querySelector('.house')).toBeNull();
});
