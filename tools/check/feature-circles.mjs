import { noCirclesOfFeatures } from '../lint/dependencies.mjs';

const { folder, pathNot } = noCirclesOfFeatures;

const featureOf = (file) => folder.exec(file)?.[0] ?? '';

/** For each feature, one import of each other feature that it needs. */
const importsBetweenFeatures = (modules) => {
  /** @type {Map<string, Map<string, string>>} */
  const imports = new Map();
  for (const { source, dependencies } of modules.filter(({ source }) => featureOf(source) && !pathNot.test(source))) {
    const feature = featureOf(source);
    const others = imports.get(feature) ?? new Map();
    imports.set(feature, others);
    for (const { resolved } of dependencies) {
      const other = featureOf(resolved);
      if (other && other !== feature) others.set(other, `${source} → ${resolved}`);
    }
  }
  return imports;
};

/** The imports that lead from a feature back to it by the fewest others; `undefined` if none do. */
const circleThrough = (feature, imports) => {
  const seen = new Set();
  /** @type {{ at: string, by: string[] }[]} */
  const ways = [{ at: feature, by: [] }];
  for (const { at, by } of ways) {
    for (const [next, line] of imports.get(at) ?? []) {
      if (next === feature) return [...by, line];
      if (!seen.has(next)) ways.push({ at: next, by: [...by, line] });
      seen.add(next);
    }
  }
  return undefined;
};

/**
 * A line for each circle of features, with the imports that make it.
 *
 * @param {import('dependency-cruiser').IModule[]} modules
 */
export const circlesOfFeatures = (modules) => {
  const imports = importsBetweenFeatures(modules);
  const circles = [...imports.keys()].map((feature) => circleThrough(feature, imports) ?? []);
  const found = circles.filter(({ length }) => length > 0);
  // Each circle is found from every feature in it.
  return [...new Map(found.map((circle) => [circle.toSorted().join(), circle.join(', ')])).values()];
};
