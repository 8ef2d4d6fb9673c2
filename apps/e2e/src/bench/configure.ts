import { setTimeout as pause } from 'node:timers/promises';
import { houseSection, type HouseView, type SettingsView } from '@hearthstay/contracts';
import { addDays, fieldLimits, todayAt } from '@hearthstay/stay';
import sharp from 'sharp';

/** A photo with as much detail as one that a phone takes in a forest, and by default of the same size. */
const photo = async (width = 4_000): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const coarse = await sharp({ create: { width: 667, height: 500, channels: 3, background: 'black', noise } })
    .png()
    .toBuffer();
  return sharp(coarse)
    .resize(width, (width * 3) / 4, { fit: 'fill' })
    .jpeg({ quality: 80 })
    .toBuffer();
};

const isSmallest = ({ contentType }: { contentType: string }): boolean => contentType === 'image/avif';

const hasEveryFile = async (url: string): Promise<boolean> => {
  const settings = (await (await fetch(`${url}/api/bookings/settings`)).json()) as SettingsView;
  return settings.backgroundImage?.files.some(isSmallest) ?? false;
};

const hasEveryFileOfPhotos = async (url: string): Promise<boolean> => {
  const { photos = [] } = (await (await fetch(`${url}/api/bookings/house`)).json()) as HouseView;
  return photos.every(({ files }) => files.some(isSmallest));
};

const uploadOf = (field: string, content: Buffer): FormData => {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)]), 'house.jpg');
  return form;
};

/** Sends a call of the admin, and fails when it is refused. */
const sender =
  (url: string, token: string) =>
  async (method: string, path: string, body: FormData | object): Promise<void> => {
    const authorization = { Authorization: `Bearer ${token}` };
    const isForm = body instanceof FormData;
    const headers = isForm ? authorization : { ...authorization, 'Content-Type': 'application/json' };
    const response = await fetch(`${url}/api/admin/${path}`, {
      method,
      headers,
      body: isForm ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}: ${await response.text()}`);
  };

/** Writes about the house in one language, and adds as many photos as it can have. */
export const tellAboutHouse = async (url: string, token: string): Promise<void> => {
  const send = sender(url, token);
  const paragraph = 'Ein Holzhaus von 1964, zwölf Schritte vom Wasser, unter dem Dach drei Zimmer. '.repeat(5);
  const description = { de: [paragraph, '## Im Winter', paragraph].join('\n\n'), en: '' };
  await send('PUT', 'settings/house', {
    ...houseSection.schema.parse({}),
    description,
    place: 'Seestraße 12',
    coordinates: { latitude: 53.6, longitude: 10.9 },
    amenities: ['wifi', 'sauna', 'boat', 'garden'],
  });
  for (let index = 0; index < fieldLimits.photosMax; index += 1) {
    await send('POST', 'photos', uploadOf('photo', await photo(1_920)));
  }
  while (!(await hasEveryFileOfPhotos(url))) await pause(100);
};

/** Sets the name and the photo, and blocks some days. */
export const configure = async (url: string, token: string): Promise<void> => {
  const send = sender(url, token);
  const today = todayAt('Europe/Berlin');

  await send('PATCH', 'settings', { propertyName: 'Haus am See' });
  await send('POST', 'block-dates', { dates: [3, 4, 5, 6].map((days) => addDays(today, days)) });
  await send('POST', 'settings/background-image', uploadOf('backgroundImage', await photo()));
  // The smallest files are created after the response.
  while (!(await hasEveryFile(url))) await pause(100);
};
