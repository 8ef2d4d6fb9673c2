import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '@hearthstay/testing/free-ports';
import type { OpenBrowser, Look } from '../engines/open-browser';
import { WebDriverPage } from './web-driver-page';

/** The browser that belongs to the driver. */
const miniBrowser = { browserName: 'MiniBrowser' };

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
};

/** Starts a virtual screen with an unused number, and returns the number. */
const startScreen = async (): Promise<{ xvfb: ChildProcess; display: string }> => {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(xvfb.stdio[3]!, 'data')) as [Buffer];
  return { xvfb, display: `:${number.toString().trim()}` };
};

/** Debian's WebKitGTK, the engine of Safari, on a separate virtual screen. */
export const openWebKit = async (baseUrl: string, { viewport, colorScheme }: Look): Promise<OpenBrowser> => {
  const { xvfb, display } = await startScreen();
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DISPLAY: display,
      GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      NO_AT_BRIDGE: '1',
      // The sandbox needs namespaces, which a container does not have. It visits only the tested pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  let driver: WebDriver | undefined;
  const close = async () => {
    await driver?.quit();
    await end(service);
    await end(xvfb);
  };
  try {
    const builder = new Builder().usingServer(`http://127.0.0.1:${port}`);
    await expect(async () => {
      driver = await builder.withCapabilities(new Capabilities(miniBrowser)).build();
    }).toPass({ timeout: 60_000 });
    await driver!.manage().window().setRect(viewport);
    return { page: new WebDriverPage(driver!, baseUrl), complaints: [], close };
  } catch (error) {
    await close();
    throw error;
  }
};
