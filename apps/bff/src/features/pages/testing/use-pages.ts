import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  getPublicSettings,
  legalSection,
  listOccupiedDays,
  settingsChanged,
  type LegalTexts,
  type Locale,
  type OccupiedDay,
  type PageContent,
  type PageRenderer,
  type PublicSettings,
} from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import { parseDay, todayAt } from '@hearthstay/stay';
import { fakeHandler } from '../../../testing/fake-handler';
import { publicSettings } from '../../../testing/fake-services';
import { startTestBff, type TestBff } from '../../../testing/test-bff';

export const inlineScript = 'document.hidden';
export const template = `<!doctype html><html><head><title>Hearthstay</title><script>${inlineScript}</script></head><body><div id="root"></div></body>`;
export const html = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
export const jonas: OccupiedDay = { date: parseDay('2026-08-04'), type: 'booking', guestName: 'Jonas' };

export const withoutContent = (locale: Locale) =>
  template
    .replace('<html>', `<html lang="${locale}">`)
    .replace('<title>Hearthstay</title>', '<title></title>')
    .replace('<div id="root"></div>', `<main>${locale}</main>`);

/** What services and renderer respond, which a test may change, and what was rendered. */
interface Site {
  /** One for a whole test, which may last over midnight. */
  now: Date;
  /** The settings of the test. */
  house: PublicSettings;
  settings: PublicSettings | Promise<PublicSettings>;
  days: OccupiedDay[] | Promise<OccupiedDay[]>;
  legal: LegalTexts;
  isBroken: boolean;
  renders: { address: string; content: PageContent; publicUrl: string }[];
}

let houses = 0;

const newSite = (): Site => {
  // A new name, so that the cached pages of other tests do not match.
  const house = { ...publicSettings, propertyName: `Haus ${(houses += 1)}` };
  const legal = legalSection.schema.parse({});
  return { now: new Date(), house, settings: house, days: [jonas], legal, isBroken: false, renders: [] };
};

/** Gives the tests of a file a running BFF, whose pages contain what they are rendered from. */
export const usePages = () => {
  const site = newSite();
  let directory: string;
  let bff: TestBff;
  let isStarted = false;

  /** Renders its input, so that a test sees all data that a page can contain. */
  const renderer: PageRenderer = {
    pageOf: (path: string) => path.replace(/^\/status\/.*/, '/status/-'),
    render: async (address: string, content: PageContent, publicUrl: string) => {
      if (site.isBroken) throw new Error('A component is broken');
      site.renders.push({ address, content, publicUrl });
      const body = `<main>$&${JSON.stringify(content)}</main>`;
      return { head: `<title>${address}</title>`, body, status: address.startsWith('/nowhere') ? 404 : 200 };
    },
    renderWithoutContent: async (page: string, locale: Locale) => ({
      head: '<title></title>',
      body: `<main>${locale}</main>`,
      status: page.startsWith('/nowhere') ? 404 : 200,
    }),
    renderEmbed: async () => ({ head: '', body: '' }),
  };

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'hearthstay-pages-'));
    mkdirSync(join(directory, 'client'));
    writeFileSync(join(directory, 'client/index.html'), template);
    bff = await startTestBff({
      webDirectory: directory,
      loadRenderer: async () => {
        // What the BFF renders at its start would count in the first test.
        if (!isStarted) throw new Error('The BFF is starting');
        return renderer;
      },
      handlers: [
        fakeHandler(getPublicSettings, () => site.settings),
        fakeHandler(listOccupiedDays, () => site.days),
        fakeHandler(legalSection.get, () => site.legal),
      ],
      variables: { PUBLIC_URL: 'https://haus.example' },
      clock: new Clock(() => site.now),
    });
    isStarted = true;
  });
  afterAll(async () => {
    await bff.close();
    rmSync(directory, { recursive: true });
  });
  beforeEach(async () => {
    Object.assign(site, newSite());
    await bff.publish(settingsChanged, {});
  });

  const open = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    bff.fetch(path, { headers: { ...html, 'Accept-Encoding': 'identity', ...headers } });

  return {
    site,
    bff: () => bff,
    directory: () => directory,
    open,
    today: () => todayAt('Europe/Berlin', site.now),
    contentOf: async (path: string, headers: Record<string, string> = {}): Promise<PageContent> => {
      const [, json = ''] = /<main>\$&(.*)<\/main>/.exec(await (await open(path, headers)).text()) ?? [];
      return JSON.parse(json) as PageContent;
    },
  };
};
