/** What may be built on what. Tags say it, not names, so a new project is covered from the day it is made. */
const layers = {
  // Days and rules of a stay, tokens: pure, usable everywhere.
  domain: ['domain'],
  // The only vocabulary that services share.
  contracts: ['domain', 'contracts'],
  infrastructure: ['domain', 'contracts', 'infrastructure'],
  // No other service: they talk through messages, or they could not run in processes of their own.
  service: ['domain', 'contracts', 'infrastructure'],
  // What an operator runs beside the product.
  command: ['domain', 'contracts', 'infrastructure'],
  // The SPA.
  app: ['domain', 'contracts'],
  composition: ['domain', 'contracts', 'infrastructure', 'service'],
  testing: ['domain', 'contracts', 'infrastructure', 'testing'],
  e2e: ['domain', 'contracts', 'testing'],
  tool: [],
};

const platforms = {
  // Nothing that needs Node reaches a browser.
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

/** The services that `apps/standalone` composes; for everybody else an application is nothing to import. */
export const composedServices = ['bff', 'bookings', 'admin-auth', 'notifications', 'media'].map(
  (service) => `@hearthstay/${service}`,
);

/** What services offer to the command for all data, apart from themselves. */
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
    // Express is Nest's own; its types are all that is imported of it.
    allow: ['express', ...allow],
    // The SPA imports its own files by `@web/`, where a relative path would climb.
    allowCircularSelfDependency: true,
    banTransitiveDependencies: true,
    // The testing library is made of libraries whose tests use it; their product code does not, as the layers say.
    ignoredCircularDependencies: [['testing', '*']],
    depConstraints: [
      ...constraints('type', testing ? withTesting(layers) : layers),
      // The testing library needs Node, and so do all tests.
      ...constraints('platform', testing ? { ...platforms, any: ['any', 'node'] } : platforms),
    ],
  },
];
