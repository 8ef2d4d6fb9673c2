import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openSettings } from '@web/panel/testing/open-settings';
import { adminSettings } from '@web/testing/admin-settings';
import { refusal } from '@web/testing/fake-api';
import { FakeUpload, fakeUploads } from '@web/testing/fake-upload';
import { publicSettings } from '@web/testing/public-settings';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const megabyte = 1024 * 1024;
const route = 'DELETE /admin/settings/background-image';
const pictured = adminSettings({ backgroundImageUrl: '/old.jpg' });
const shown = { backgroundImageUrl: '/new.jpg', backgroundImage: { width: 1920, height: 1280, files: [] } };

const photo = ({ type = 'image/jpeg', bytes = 2 * megabyte } = {}) =>
  new File([new Uint8Array(bytes)], 'steg-im-herbst.jpg', { type });

const openImage = async (options: Parameters<typeof openSettings>[1] = {}) => {
  const panel = await openSettings('Hintergrundbild', options);
  const { card } = panel;
  const choose = (file: File) =>
    fireEvent.change(card.getByLabelText('Bild auswählen', { selector: 'input' }), {
      target: { files: [file] },
    });
  return { ...panel, choose };
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
  fakeUploads();
});

it('accepts only JPEG, and has no button to remove without an image', async () => {
  const { card } = await openImage();
  expect(card.getByText(/Noch kein Bild/)).toBeInTheDocument();
  expect(card.getByLabelText('Bild auswählen', { selector: 'input' })).toHaveAttribute('accept', 'image/jpeg');
  expect(card.queryByRole('button', { name: 'Bild entfernen' })).not.toBeInTheDocument();
});

it.each([
  [photo({ type: 'image/png' }), 'Bitte wählen Sie ein Bild im Format JPEG.'],
  [photo({ bytes: 4 * megabyte + 1 }), 'Das Bild ist zu groß: Es darf höchstens 4 MB und 40 Megapixel haben.'],
])('refuses a wrong file before anything is sent', async (file, sentence) => {
  const { card, choose } = await openImage({ settings: pictured });
  choose(file);
  expect(await card.findByRole('alert')).toHaveTextContent(sentence);
  expect(FakeUpload.latest).toBeUndefined();
  expect(card.getByRole('img')).toHaveAttribute('src', '/old.jpg');
});

it('sends the image, shows the progress, and then shows the image everywhere', async () => {
  const { card, choose, server } = await openImage({ settings: pictured });
  const file = photo();
  choose(file);
  const replace = card.getByRole('button', { name: 'Bild ersetzen' });
  expect(replace).toHaveAttribute('aria-disabled', 'true');
  // The browser's dialog returns the focus to the button, which `disabled` would prevent.
  expect(replace).toBeEnabled();
  const openPicker = jest.spyOn(HTMLInputElement.prototype, 'click');
  fireEvent.click(replace);
  expect(openPicker).not.toHaveBeenCalled();
  openPicker.mockRestore();
  expect(card.getByRole('button', { name: 'Bild entfernen' })).toBeDisabled();
  const request = FakeUpload.latest!;
  expect(request.route).toBe('POST /admin/settings/background-image');
  expect(request.form?.get('backgroundImage')).toMatchObject({ name: 'steg-im-herbst.jpg', size: file.size });
  act(() => request.progress(50, 100));
  expect(card.getByRole('progressbar', { name: 'steg-im-herbst.jpg' })).toHaveAttribute('value', '0.5');
  expect(card.getByText('1,0 von 2,0 MB')).toBeInTheDocument();
  expect(card.getByText(/^50\s%$/)).toBeInTheDocument();
  expect(await violations()).toEqual([]);
  act(() => request.progress(100, 100));
  expect(card.getByText('Wird verarbeitet …')).toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Abbrechen' })).not.toBeInTheDocument();
  server.responses['GET /bookings/settings'] = { body: publicSettings(shown) };
  const asked = server.calls.length;
  request.respond(200, shown);
  await waitFor(() => expect(card.getByRole('img')).toHaveAttribute('src', '/new.jpg'));
  expect(card.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByText('Das neue Bild ist jetzt auf Ihrer Seite.')).toBeInTheDocument();
  await waitFor(() => expect(server.calls.slice(asked).map((call) => call.route)).toContain('GET /bookings/settings'));
});

it('cancels the upload, and changes nothing', async () => {
  const { user, card, choose } = await openImage({ settings: pictured });
  choose(photo());
  await user.click(card.getByRole('button', { name: 'Abbrechen' }));
  expect(FakeUpload.latest?.isAborted).toBe(true);
  await waitFor(() => expect(card.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(card.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText('Das neue Bild ist jetzt auf Ihrer Seite.')).not.toBeInTheDocument();
  expect(card.getByRole('img')).toHaveAttribute('src', '/old.jpg');
  expect(screen.getByRole('region', { name: 'Hintergrundbild' })).toHaveFocus();
});

it('cancels the upload when the owner leaves the tab', async () => {
  const { user, choose } = await openImage();
  choose(photo());
  await user.click(screen.getByRole('link', { name: 'Buchungen' }));
  await waitFor(() => expect(FakeUpload.latest?.isAborted).toBe(true));
});

it('shows why the server has refused the image', async () => {
  const { card, choose } = await openImage({ settings: pictured });
  choose(photo());
  FakeUpload.latest!.respond(400, { code: 'IMAGE_UNREADABLE', error: 'Das Bild ist beschädigt.' });
  expect(await card.findByRole('alert')).toHaveTextContent(
    'Das Bild konnte nicht hochgeladen werdenDas Bild ist beschädigt und lässt sich nicht lesen.',
  );
  expect(card.getByRole('img')).toHaveAttribute('src', '/old.jpg');
});

it('says that another image is being processed', async () => {
  const { card, choose } = await openImage();
  choose(photo());
  FakeUpload.latest!.respond(503, { code: 'SERVICE_UNAVAILABLE', error: '' });
  expect(await card.findByRole('alert')).toHaveTextContent(/nicht hochgeladen werden.*gerade nicht möglich/);
});

it('removes the image, and keeps the focus in the card', async () => {
  const { user, card } = await openImage({
    settings: pictured,
    responses: { [route]: { body: { backgroundImageUrl: null, backgroundImage: null } } },
  });
  await user.click(card.getByRole('button', { name: 'Bild entfernen' }));
  expect(await card.findByText(/Noch kein Bild/)).toBeInTheDocument();
  expect(screen.getByText('Bild entfernt.')).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Bild auswählen' })).toHaveFocus();
});

it('keeps the image when it could not be removed, and shows why', async () => {
  const { user, card } = await openImage({
    settings: pictured,
    responses: { [route]: refusal(503, 'SERVICE_UNAVAILABLE', '') },
  });
  await user.click(card.getByRole('button', { name: 'Bild entfernen' }));
  expect(await card.findByRole('alert')).toHaveTextContent(
    /Das Bild konnte nicht entfernt werden.*gerade nicht möglich/,
  );
  expect(card.getByRole('img')).toHaveAttribute('src', '/old.jpg');
});
