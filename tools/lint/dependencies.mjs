import { panelFeatures } from './panel-features.mjs';

const tests = '[.]spec[.]ts$|/testing/|/bench/';

/**
 * The allowed imports within a project. `boundaries.mjs` has those between projects.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const forbiddenDependencies = [
  {
    name: 'no-circles',
    comment: 'Files that need each other can only be understood together, and may run before what they import.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'features-of-the-page-stay-apart',
    comment: 'A feature can then be changed and removed without a look at the others; shared/ and panel/ are for them.',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'app-of-the-page-on-top',
    comment: 'The application composes all others, which can then be understood without it.',
    from: { path: '^apps/web/src/(features|panel|shared)/' },
    to: { path: '^apps/web/src/app/' },
  },
  {
    name: 'panel-without-its-features',
    comment: 'What the features of the panel share depends on none of them.',
    from: { path: '^apps/web/src/panel/' },
    to: { path: '^apps/web/src/features/' },
  },
  {
    name: 'panel-for-its-features-alone',
    comment: 'Code of the panel would otherwise be loaded by guests.',
    from: { path: '^apps/web/src/features/', pathNot: `^apps/web/src/features/(${panelFeatures.join('|')})/` },
    to: { path: '^apps/web/src/panel/' },
  },
  {
    name: 'shared-for-all-of-the-page',
    comment: 'What everything uses depends on nothing that uses it.',
    from: { path: '^apps/web/src/shared/' },
    to: { path: '^apps/web/src/(features|panel)/' },
  },
  {
    name: 'features-of-bookings-by-their-index',
    comment: 'What a feature offers to others stands in its index. Its domain has no framework, and is open to all.',
    from: { path: '^apps/bookings/src/([^/]+)/', pathNot: tests },
    to: {
      path: '^apps/bookings/src/[^/]+/',
      pathNot: ['^apps/bookings/src/$1/', '^apps/bookings/src/[^/]+/(restored-data/)?index[.]ts$', '/domain/'],
    },
  },
  {
    name: 'persistence-of-its-feature-alone',
    comment: 'How documents are kept can then be changed in one feature.',
    from: { path: '^apps/(bookings|admin-auth|notifications|media)/src/([^/]+)/', pathNot: tests },
    to: { path: '^apps/$1/src/.*/persistence/', pathNot: '^apps/$1/src/$2/' },
  },
];

/**
 * The rule on imports between features, which `tools/check/feature-circles.mjs` applies. dependency-cruiser has none:
 * its circles of folders end at the folder that contains the imported file itself, so that it misses
 * `photos/add` → `maintenance` → `photos/domain`.
 */
export const noCirclesOfFeatures = {
  name: 'no-circles-of-features',
  comment: 'Features that need each other can only be understood, changed and removed together.',
  /** The folder of a feature, at the beginning of the path of each of its files. */
  folder: /^apps\/(?:(?:bookings|admin-auth|notifications|media)\/src|bff\/src\/(?:features|platform))\/[^/]+(?=\/)/,
  /** Tests and benchmarks may use every feature. */
  pathNot: new RegExp(tests),
};
