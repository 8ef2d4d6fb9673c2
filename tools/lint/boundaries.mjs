/** The allowed imports between projects. They use tags and not names, so they apply to a new project at once. */
const layers = {
  // Days, rules of a stay, and tokens: pure code for all projects.
  domain: ['domain'],
  // The messages between services, and nothing of a service itself.
  contracts: ['domain', 'contracts'],
  infrastructure: ['domain', 'contracts', 'infrastructure'],
  // No other service: services communicate by messages only, so they can run in separate processes.
  service: ['domain', 'contracts', 'infrastructure'],
  // Programs for operators.
  command: ['domain', 'contracts', 'infrastructure'],
  // The SPA.
  app: ['domain', 'contracts'],
  composition: ['domain', 'contracts', 'infrastructure', 'service'],
  testing: ['domain', 'contracts', 'infrastructure', 'testing'],
  e2e: ['domain', 'contracts', 'testing'],
  tool: [],
};

const platforms = {
  // A browser cannot run code that needs Node.
  browser: ['browser', 'any'],
  any: ['any'],
  node: ['node', 'any'],
};

const constraints = (kind, allowed) =>
  Object.entries(allowed).map(([name, others]) => ({
    sourceTag: `${kind}:${name}`,
    onlyDependOnLibsWithTags: others.map((other) => `${kind}:${other}`),
  }));

const withTesting = (allowed) =>
  Object.fromEntries(Object.entries(allowed).map(([name, others]) => [name, [...others, 'testing']]));

/** The services that `apps/standalone` composes. No other project may import an application. */
export const composedServices = ['bff', 'bookings', 'admin-auth', 'notifications', 'media'].map(
  (service) => `@hearthstay/${service}`,
);

/** The export, which backs up the embedded database of `apps/standalone`. */
export const exportOfData = '@hearthstay/data-transfer/export';

/** The functions that services offer to the export and import command. */
export const storedData = [
  ...['bookings', 'admin-auth'].map((service) => `@hearthstay/${service}/restored-data`),
  ...['bookings', 'notifications'].map((service) => `@hearthstay/${service}/migrations`),
];

/**
 * The setting of `@nx/enforce-module-boundaries`.
 *
 * @param {{testing: boolean, allow?: string[]}} options `testing`: whether libs/testing may be imported, which product
 *   code must not.
 */
export const boundaries = ({ testing, allow = [] }) => [
  'error',
  {
    // Express is a dependency of Nest, and only its types are imported.
    allow: ['express', ...allow],
    // The SPA imports its own files by `@web/` instead of a relative path to a parent folder.
    allowCircularSelfDependency: true,
    banTransitiveDependencies: true,
    // The testing library imports libraries whose tests import it. The layers forbid that import in their product code.
    ignoredCircularDependencies: [['testing', '*']],
    depConstraints: [
      ...constraints('type', testing ? withTesting(layers) : layers),
      // All tests run in Node.
      ...constraints('platform', testing ? { ...platforms, any: ['any', 'node'] } : platforms),
    ],
  },
];
