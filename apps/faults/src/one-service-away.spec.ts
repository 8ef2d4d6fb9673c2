import { deadlines, type SettingsView } from '@hearthstay/contracts';
import { eventually } from '@hearthstay/testing';
import sharp from 'sharp';
import { expectUnready } from './expectations/readiness';
import type { Application, ApplicationName } from './house/application';
import { signIn } from './house/sign-in';
import { useHouse } from './house/use-house';
import { calls, nameOf, type Call } from './independence/calls';
import { askOnce, measure } from './independence/measure';

jest.setTimeout(120_000);

/** What waits for a silent service waits until the deadline of its call, and the shortest deadline is a read's. */
const nobodyHasWaitedMs = deadlines.read;
const services = ['bookings', 'admin-auth', 'media', 'notifications'] as const;

const house = useHouse('one-service-away');
let token: string;

const uploadImage = async (): Promise<void> => {
  const photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('backgroundImage', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'lake.jpg');
  const response = await fetch(`${house().of('bff')[0]?.url}/api/admin/settings/background-image`, {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
};

beforeAll(async () => {
  token = await signIn(house());
  await uploadImage();
});

const all = (name: ApplicationName, act: (application: Application) => unknown): Promise<unknown[]> =>
  Promise.all(house().of(name).map(act));

const settingsAt = async (bff: Application): Promise<{ tag: string | null; image: string | null; tookMs: number }> => {
  const askedAt = performance.now();
  const response = await fetch(`${bff.url}/api/bookings/settings`);
  const { backgroundImageUrl } = (await response.json()) as SettingsView;
  return { tag: response.headers.get('ETag'), image: backgroundImageUrl, tookMs: performance.now() - askedAt };
};

const wordsOf = (some: readonly Call[]): string[] => some.map((call) => `${nameOf(call)}: ${call.status}`).sort();

/** What needs no `name` is answered as ever, and without waiting for anybody. */
const expectIndependence = async (name: ApplicationName): Promise<void> => {
  const others = calls.filter(({ needs }) => !needs.includes(name));
  const { answers, slowestMs } = await measure(house(), others, token);
  expect([...answers].sort()).toEqual(wordsOf(others));
  expect(slowestMs).toBeLessThan(nobodyHasWaitedMs);
};

it.each(services)('While %s alone is silent, and then dead, nothing that needs no answer of it waits', async (name) => {
  const own = calls.filter(({ needs }) => needs.includes(name));
  await all(name, (instance) => instance.freeze());
  await expectIndependence(name);
  for (const answer of await askOnce(house(), own, token)) expect(answer).toMatch(/: 50[34]$/);
  await expectUnready(house(), [name]);
  await all(name, (instance) => instance.kill());
  await expectIndependence(name);
  await all(name, (instance) => instance.start());
  await eventually(async () =>
    expect([...new Set(await askOnce(house(), calls, token))].sort()).toEqual(wordsOf(calls)),
  );
});

it('A BFF that starts while media is silent shows the page without its photo at once, and with it once media is back', async () => {
  const [bff] = house().of('bff');
  await all('media', (instance) => instance.freeze());
  await bff?.kill();
  await bff?.start();
  const without = await settingsAt(bff!);
  expect(without.image).toBeNull();
  expect(without.tookMs).toBeLessThan(nobodyHasWaitedMs);
  await all('media', (instance) => instance.thaw());
  await eventually(async () => {
    const { image, tag } = await settingsAt(bff!);
    expect(image).toMatch(/\.jpg$/);
    expect(tag).not.toBe(without.tag);
  });
});
