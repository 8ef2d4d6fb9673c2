import type { SettingsView } from '@hearthstay/contracts';

let read: { text: string; settings: SettingsView } | undefined;

/** The settings that the server has put into the page; `undefined` when it could not, and they have to be asked for. */
export const settingsOfPage = (): SettingsView | undefined => {
  const text = document.getElementById('settings')?.textContent;
  if (!text) return undefined;
  if (read?.text !== text) read = { text, settings: JSON.parse(text) as SettingsView };
  return read.settings;
};
