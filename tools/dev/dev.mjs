import { join } from 'node:path';
import { runTool } from '../workspace/run-tool.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { requireNode } from '../workspace/node-version.mjs';
import { root } from '../workspace/root.mjs';
import { startProgram } from './program.mjs';

const configOf = (app) => join(root, 'apps', app, 'vite.config.mjs');

/** Builds the standalone program now and after every change, and restarts it after each successful build. */
const watchProgram = async (vite, program) => {
  const options = { configFile: configOf('standalone'), logLevel: /** @type {const} */ ('warn') };
  const watcher = await vite.build({ ...options, build: { watch: {} } });
  watcher.on('event', ({ code, error }) => {
    if (code === 'ERROR') process.stderr.write(`\n${error.message}\nThe program continues with the build before.\n`);
    if (code === 'BUNDLE_END') program.startAgain();
  });
  return watcher;
};

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  process.chdir(root);
  const vite = await import('vite');
  const spa = await vite.createServer({ configFile: configOf('web') });
  await spa.listen();
  const url = spa.resolvedUrls?.local[0] ?? '';
  // Links in e-mails then open the page of the development server.
  const program = startProgram({ PUBLIC_URL: url.replace(/\/$/, '') });
  const watcher = await watchProgram(vite, program);
  process.stdout.write(`\nOpen ${url} and change something; Ctrl-C ends it.\n`);

  const stop = async () => {
    await Promise.all([watcher.close(), spa.close(), program.stop()]);
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
