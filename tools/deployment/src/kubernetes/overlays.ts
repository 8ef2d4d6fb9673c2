import { execFileSync } from 'node:child_process';
import { parseAllDocuments } from 'yaml';
import { root } from '../workspace-file';
import type { Resource } from './resources';

/** The folders of k8s/ with the five applications that can be applied, with their namespaces. */
export const overlays = [
  { path: 'k8s', namespace: undefined },
  { path: 'k8s/overlays/dev', namespace: 'hearthstay-dev' },
  { path: 'k8s/overlays/production', namespace: 'hearthstay' },
  { path: 'k8s/overlays/production-keda', namespace: 'hearthstay' },
] as const;

/** Everything in one process. */
export const standalone = { path: 'k8s/overlays/standalone', namespace: 'hearthstay-standalone' } as const;

export type Overlay = (typeof overlays)[number];

const kubectl = (...parameters: string[]): string =>
  execFileSync('kubectl', parameters, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

/** kubectl contains kustomize, from 1.27 on in a version that supports k8s/. */
const canBuild = (): boolean => {
  try {
    const [, major] = /Kustomize Version: v(\d+)/.exec(kubectl('version', '--client')) ?? [];
    return Number(major) >= 5;
  } catch {
    return false;
  }
};

/** The resources that `kubectl apply --kustomize` would send. */
export const buildOverlay = (path: string): Resource[] =>
  parseAllDocuments(kubectl('kustomize', path)).map((document) => document.toJS() as Resource);

type Block<Of> = (resources: () => Resource[], overlay: Of) => void;

/**
 * Runs a block of tests on overlays. Without a recent kubectl they are listed as skipped, so that the report shows them
 * as not run.
 */
const describeOverlays = <Of extends { path: string }>(those: readonly Of[], block: Block<Of>): void => {
  const describeWhereBuilt = canBuild() ? describe : describe.skip;
  for (const overlay of those) {
    describeWhereBuilt(overlay.path, () => {
      let resources: Resource[] = [];
      beforeAll(() => {
        resources = buildOverlay(overlay.path);
      });
      block(() => resources, overlay);
    });
  }
};

/** Runs a block of tests on each overlay with the five applications. */
export const describeEachOverlay = (block: Block<Overlay>): void => describeOverlays(overlays, block);

/** Runs a block of tests on each overlay that brings a broker and a database made by operators. */
export const describeEachProduction = (block: Block<Overlay>): void =>
  describeOverlays(
    overlays.filter(({ namespace }) => namespace === 'hearthstay'),
    block,
  );

/** Runs a block of tests on the overlay with everything in one process. */
export const describeStandalone = (block: Block<typeof standalone>): void => describeOverlays([standalone], block);
