import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

/** They allow to pass the packages on within the product, and ask for no more than their text (`licenses.md`). */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
]);

/** Other licences, and for which packages they are accepted. */
const exceptions = [
  // Fonts may be passed on with a program.
  { license: 'OFL-1.1', packages: /^@fontsource-variable\// },
  // The licence concerns its own files, which are not changed.
  { license: 'MPL-2.0', packages: /^ical\.js$/ },
  // A library that is loaded as it is: whoever runs the product can replace its file.
  { license: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ },
];

/** Packages that name their licence in an older form, which npm does not put into the lock file. */
const namedOtherwise = { busboy: 'MIT', streamsearch: 'MIT' };

const isAccepted = (license, name) =>
  allowed.has(license) || exceptions.some((one) => one.license === license && one.packages.test(name));

/** `A OR B` and `A AND B`; an expression with both is not understood, and not accepted. */
const isExpressionAccepted = (expression, name) => {
  const words = expression.replace(/^\((.*)\)$/, '$1');
  const either = words.split(/ or /i);
  return either.length > 1
    ? either.some((license) => isAccepted(license, name))
    : words.split(/ and /i).every((license) => isAccepted(license, name));
};

const findForbidden = (packages) =>
  Object.entries(packages)
    .filter(([folder, { dev = false }]) => folder !== '' && !dev)
    .map(([folder, { license }]) => ({ name: folder.split('node_modules/').at(-1) ?? '', license }))
    .map(({ name, license }) => ({ name, license: license ?? namedOtherwise[name] ?? 'none' }))
    .filter(({ name, license }) => !isExpressionAccepted(license, name))
    .map(({ name, license }) => `${name} has the licence ${license}, which tools/check/licenses.mjs does not list.`);

/** Would be found, each for another reason. */
const forbiddenPackages = {
  'node_modules/a': { license: 'GPL-3.0-only' },
  'node_modules/b': { license: 'MIT AND GPL-3.0-only' },
  'node_modules/c': { license: '(MIT OR ISC) AND GPL-3.0-only' },
  'node_modules/a/node_modules/d': { license: 'MPL-2.0' },
  'node_modules/e': {},
};

/** The packages of the product, not those of its development, whose licence is not accepted, one per line. */
export const forbiddenLicenses = () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const missed = Object.keys(forbiddenPackages).length - findForbidden(forbiddenPackages).length;
  return [...findForbidden(packages), ...(missed > 0 ? ['The check of licences notices too little.'] : [])].join('\n');
};
