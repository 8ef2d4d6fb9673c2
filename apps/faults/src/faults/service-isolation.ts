import { deadlines, type SettingsView } from '@hearthstay/contracts';
import { eventually } from '@hearthstay/testing';
import sharp from 'sharp';
import { expectUnready } from '../expectations/readiness';
import type { Application, ApplicationName } from '../deployment/application';
import type { Deployment } from '../deployment/deployment';
import { signIn } from '../deployment/sign-in';
import { calls, nameOf, type Call } from '../isolation/calls';
import { sendOnce, measure } from '../isolation/measure';

/** A call that waits for a service that does not respond takes at least the shortest deadline, that of a query. */
const noWaitMs = deadlines.read;
const services = ['bookings', 'admin-auth', 'media', 'notifications'] as const;

/** Suspends and kills services one after the other. */
export const testServiceIsolation = (deployment: () => Deployment): void => {
  let token: string;

  const uploadImage = async (): Promise<void> => {
    const photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.append('backgroundImage', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'lake.jpg');
    const response = await fetch(`${deployment().of('bff')[0]?.url}/api/admin/settings/background-image`, {
      method: 'POST',
      body,
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
  };

  beforeEach(async () => {
    token = await signIn(deployment());
    await uploadImage();
  });

  const all = (name: ApplicationName, act: (application: Application) => unknown): Promise<unknown[]> =>
    Promise.all(deployment().of(name).map(act));

  const settingsAt = async (
    bff: Application,
  ): Promise<{ tag: string | null; image: string | null; tookMs: number }> => {
    const sentAt = performance.now();
    const response = await fetch(`${bff.url}/api/bookings/settings`);
    const { backgroundImageUrl } = (await response.json()) as SettingsView;
    return { tag: response.headers.get('ETag'), image: backgroundImageUrl, tookMs: performance.now() - sentAt };
  };

  const expectedResults = (some: readonly Call[]): string[] =>
    some.map((call) => `${nameOf(call)}: ${call.status}`).sort();

  /**
   * Expects that calls without this service succeed without waiting. A busy machine may delay some of the calls in one
   * measurement, even beyond their deadline; a call that waits for the service is late in every one.
   */
  const expectIsolation = async (name: ApplicationName): Promise<void> => {
    const others = calls.filter(({ needs }) => !needs.includes(name));
    await eventually(async () => {
      const { results, slowestMs } = await measure(deployment(), others, token);
      expect([...results].sort()).toEqual(expectedResults(others));
      expect(slowestMs).toBeLessThan(noWaitMs);
    });
  };

  it.each(services)(
    'While %s is suspended and then killed, calls that do not need it are not delayed',
    async (name) => {
      const own = calls.filter(({ needs }) => needs.includes(name));
      await all(name, (instance) => instance.freeze());
      await expectIsolation(name);
      for (const result of await sendOnce(deployment(), own, token)) expect(result).toMatch(/: 50[34]$/);
      await expectUnready(deployment(), [name]);
      await all(name, (instance) => instance.kill());
      await expectIsolation(name);
      await all(name, (instance) => instance.start());
      await eventually(async () =>
        expect([...new Set(await sendOnce(deployment(), calls, token))].sort()).toEqual(expectedResults(calls)),
      );
    },
  );

  it('A BFF that starts while media is suspended serves the settings without the image at once, and with it after media resumes', async () => {
    const [bff] = deployment().of('bff');
    await all('media', (instance) => instance.freeze());
    // A busy machine may delay the response after one start; a BFF that waits for media is late after every one.
    const without = await eventually(async () => {
      await bff?.kill();
      await bff?.start();
      const settings = await settingsAt(bff!);
      expect(settings.image).toBeNull();
      expect(settings.tookMs).toBeLessThan(noWaitMs);
      return settings;
    });
    await all('media', (instance) => instance.thaw());
    await eventually(async () => {
      const { image, tag } = await settingsAt(bff!);
      expect(image).toMatch(/\.jpg$/);
      expect(tag).not.toBe(without.tag);
    });
  });
};
