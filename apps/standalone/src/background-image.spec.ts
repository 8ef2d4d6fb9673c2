import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller, Logger } from '@nestjs/common';
import { startBff, type RunningBff } from '@hearthstay/bff';
import { bookings } from '@hearthstay/bookings';
import { authenticate, type SettingsView } from '@hearthstay/contracts';
import { media } from '@hearthstay/media';
import { createInProcessTransport, Handles } from '@hearthstay/messaging';
import { readEnv, startService, type Running } from '@hearthstay/runtime';
import { eventually } from '@hearthstay/testing';
import sharp from 'sharp';
import { openData } from './open-data';

/** Authenticates everybody as an admin. */
@Controller()
class AuthenticateEverybody {
  @Handles(authenticate)
  async handle() {
    return { email: 'owner@example.com', isFresh: true };
  }
}

const adminAuth = {
  name: 'admin-auth',
  module: () => ({ module: class {}, controllers: [AuthenticateEverybody] }),
} as const;

const headers = { Authorization: 'Bearer an-admin', 'Accept-Language': 'en' };

describe('The background image', () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthstay-'));
  let bff: RunningBff;
  let running: Running[];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    const env = readEnv({ PORT: '0', DATA_DIR: directory });
    const data = await openData(env);
    const transport = createInProcessTransport();
    const dependencies = { env, databaseUri: data.uri, transport };
    const services = await Promise.all(
      [bookings, media, adminAuth].map((service) => startService(service, dependencies)),
    );
    bff = await startBff({ env, transport, webDirectory: '/nowhere' });
    running = [bff, ...services, transport, data];
  });
  afterAll(async () => {
    for (const part of running) await part.close();
    rmSync(directory, { recursive: true });
  });

  const photo = (background: string) =>
    sharp({ create: { width: 3_000, height: 2_000, channels: 3, background } })
      .withExif({ IFD0: { Copyright: 'Erika Mustermann' } })
      .jpeg()
      .toBuffer();

  const upload = (content: Buffer): Promise<Response> => {
    const body = new FormData();
    body.append('backgroundImage', new Blob([new Uint8Array(content)]), 'lake.jpg');
    return fetch(`${bff.url}/api/admin/settings/background-image`, { method: 'POST', body, headers });
  };

  const settings = async (): Promise<SettingsView> =>
    (await (await fetch(`${bff.url}/api/bookings/settings`)).json()) as SettingsView;

  it('is shown after its upload in all widths, and as AVIF later', async () => {
    const response = await upload(await photo('steelblue'));
    expect(response.status).toBe(200);
    const view = (await response.json()) as SettingsView;
    expect(await settings()).toMatchObject(view);
    expect(view.backgroundImageUrl).toMatch(/\/1920\.jpg$/);

    await eventually(async () => expect((await settings()).backgroundImage?.files).toHaveLength(12));
    for (const { url, width, contentType } of (await settings()).backgroundImage?.files ?? []) {
      const file = await fetch(`${bff.url}${url}`);
      expect(file.headers.get('Content-Type')).toBe(contentType);
      const content = Buffer.from(await file.arrayBuffer());
      expect((await sharp(content).metadata()).width).toBe(width);
      expect(content.includes('Mustermann')).toBe(false);
    }
  });

  it('is replaced by the next one, loads on open pages, and stays after an invalid upload', async () => {
    const { backgroundImageUrl: before } = await settings();
    await upload(await photo('seagreen'));
    const { backgroundImageUrl: now } = await settings();
    expect(now).not.toBe(before);
    expect((await fetch(`${bff.url}${before}`)).status).toBe(200);

    const refused = await upload(Buffer.from('<html><script>alert(1)</script>'));
    expect(refused.status).toBe(415);
    expect(await refused.json()).toMatchObject({ code: 'UNSUPPORTED_IMAGE', message: 'Please choose a JPEG image.' });
    expect((await settings()).backgroundImageUrl).toBe(now);
  });

  it('is gone after its removal', async () => {
    const response = await fetch(`${bff.url}/api/admin/settings/background-image`, { method: 'DELETE', headers });
    expect(response.status).toBe(200);
    expect(await settings()).toMatchObject({ backgroundImageUrl: null, backgroundImage: null });
  });
});
