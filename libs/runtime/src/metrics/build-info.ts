/** What was built; `vite.node-app.mjs` replaces it. Not defined in code that runs without a build, as in tests. */
declare const __HEARTHSTAY_BUILD__: { version: string; commit: string } | undefined;

const unknown = { version: '', commit: '' };

/** The version and the commit of this program, each empty where it is unknown, and the version of Node that runs it. */
export const buildInfo = (): { version: string; commit: string; node: string } => ({
  ...(typeof __HEARTHSTAY_BUILD__ === 'undefined' ? unknown : __HEARTHSTAY_BUILD__),
  node: process.versions.node,
});
