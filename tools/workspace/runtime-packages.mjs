import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { root } from './root.mjs';

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that built files import, without their own files and Node's modules. */
const importedPackages = (bundle) => {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const packages = imported.filter((specifier) => !(specifier in bundle) && !isBuiltin(specifier)).map(packageOf);
  return [...new Set(packages)].sort();
};

const versionOf = (name, { dependencies }) => {
  if (name in dependencies) return dependencies[name];
  throw new Error(`A built file imports ${name}, which is not a dependency in package.json.`);
};

/**
 * Vite plugin: writes a `package.json` with the imported packages beside a built application. With the repository's
 * `package-lock.json`, an image installs exactly these.
 *
 * @param {string} name the application's.
 */
export const runtimePackages = (name) => ({
  name: 'runtime-packages',
  generateBundle(_options, bundle) {
    const workspace = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const dependencies = importedPackages(bundle).map((imported) => [imported, versionOf(imported, workspace)]);
    // Without `scarfSettings`, a dependency of swagger-ui-dist reports its installation to a server.
    const { version, license, type, engines, scarfSettings, overrides } = workspace;
    const own = {
      name,
      version,
      license,
      private: true,
      type,
      engines,
      scarfSettings,
      dependencies: Object.fromEntries(dependencies),
    };
    const source = `${JSON.stringify({ ...own, overrides }, undefined, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'package.json', source });
  },
});
