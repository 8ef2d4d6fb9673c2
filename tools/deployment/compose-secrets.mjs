import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../workspace/root.mjs';

// Prepares what docker-compose.yml needs: random secrets in `.env`, and a folder for backups. It uses no package, so it
// runs without an installation.

/** The user of the images. */
const imageUser = 1000;

/** 192 bits, in signs that need no escape in an address and in JSON. */
const newSecret = () => randomBytes(24).toString('hex');

/** The variables without which a Compose file does not start, as it writes them: `${NAME:?reason}`. */
const requiredVariables = (/** @type {string} */ compose) => [
  ...new Set([...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)),
];

/** Whether `.env` gives a variable a value. An empty one counts as missing, as it does for Compose. */
const gives = (/** @type {string} */ settings, /** @type {string} */ name) =>
  new RegExp(`^[ \\t]*(export[ \\t]+)?${name}[ \\t]*[=:][ \\t]*\\S`, 'm').test(settings);

/** Adds a secret for each variable without a value. Whatever is in the file stays. */
const addSecrets = (/** @type {string} */ file, /** @type {string[]} */ names) => {
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const added = names.filter((name) => !gives(present, name));
  const lines = present === '' || present.endsWith('\n') ? present : `${present}\n`;
  // Created with its mode, so that nobody else can open it in between.
  writeFileSync(file, lines + added.map((name) => `${name}=${newSecret()}\n`).join(''), { mode: 0o600 });
  chmodSync(file, 0o600);
  return added;
};

/** The folder of backups in docker-compose.yml. Docker would make a missing one that only root can write to. */
const backupFolder = (/** @type {string} */ folder) => {
  const { BACKUP_DIR } = { ...parseEnv(readFileSync(join(folder, '.env'), 'utf8')), ...process.env };
  // An empty value counts as none, as it does for Compose.
  return resolve(folder, BACKUP_DIR || './backups');
};

/** @returns {string} what is left to do by hand, if anything is */
const makeBackupFolder = (/** @type {string} */ folder) => {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(folder, imageUser, imageUser);
  return statSync(folder).uid === imageUser ? '' : `Backups need: sudo chown ${imageUser} ${folder}\n`;
};

const [folder = root] = process.argv.slice(2);
const compose = readFileSync(join(folder, 'docker-compose.yml'), 'utf8');
const added = addSecrets(join(folder, '.env'), requiredVariables(compose));
process.stdout.write(
  added.length > 0 ? `.env has new secrets: ${added.join(', ')}\n` : '.env has all secrets already.\n',
);
process.stdout.write(makeBackupFolder(backupFolder(folder)));
