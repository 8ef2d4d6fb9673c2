import { startOtherWebsite } from '../browser/other-website';
import { press } from '../browser/press';
import { desktop } from '../browser/screens';
import { appears, disappears } from '../browser/web-page';
import { dateOfNextMonth } from '../people/next-month';
import { engines, type Engine } from './engines';
import { expect, test } from './fixtures';
import { inFrame, tabOpenedBy } from './frames-and-tabs';

// Serial, because the engines share one deployment.
test.describe.configure({ mode: 'default' });

const dayOf = (day: number) => `[data-day="${dateOfNextMonth(day)}"]`;

/** Shows each height that the page is told, and when the frame is loaded, or refused. */
const around = (address: string) => `
  <iframe title="Calendar" src="${address}" width="900" height="300" onload="loaded.hidden = false"></iframe>
  <p id="loaded" hidden>Loaded</p>
  <output></output>
  <script>
    addEventListener('message', ({ origin, data }) => {
      if (origin !== '${new URL(address).origin}' || data.type !== 'hearthstay:height') return;
      document.querySelector('output').textContent = 'High: ' + data.height;
      document.querySelector('iframe').height = data.height;
    });
  </script>`;

for (const engine of Object.keys(engines) as Engine[]) {
  test(`the calendar in a frame of another website, in ${engine}`, async ({ deployment }) => {
    const website = await startOtherWebsite();
    // Its complaints are not read, because it has to refuse a frame.
    const { page, close } = await engines[engine](deployment.url, { viewport: desktop.viewport, colorScheme: 'light' });
    const heard = page.getByText(/^High: \d{3,}$/);
    try {
      const api = await deployment.ownerApi();
      await api.call('PUT', '/admin/settings/embed', { origins: [website.named, 'https://www.example.com'] });
      const month = dateOfNextMonth(1).slice(0, 7);
      website.show(around(`${deployment.url}/embed?lang=de&month=${month}`));

      await test.step('a website that is not allowed shows nothing, and hears nothing', async () => {
        await page.goto(website.numbered);
        await appears(page.getByText('Loaded'));
        await inFrame(page, (frame) => disappears(frame.locator('.calendar-card')));
        await disappears(heard);
      });

      await test.step('an allowed one follows its height', async () => {
        await page.goto(website.named);
        await appears(heard);
      });

      await test.step('days that are chosen in it are chosen on the page of the house', async () => {
        await inFrame(page, async (frame) => {
          await press(frame.locator(dayOf(20)));
          // Until the program has started, it keeps presses and repeats them. WebKit opens no tab at a repeated press.
          await appears(frame.locator(`${dayOf(20)}[data-part="only"]`));
        });
        const house = await tabOpenedBy(page, () => inFrame(page, (frame) => press(frame.locator(dayOf(22)))));
        await appears(house.locator(`${dayOf(20)}[data-part="start"]`));
        await appears(house.locator(`${dayOf(22)}[data-part="end"]`));
        expect(await house.content()).toContain('request-column');
      });
    } finally {
      website.close();
      await close();
    }
  });
}
