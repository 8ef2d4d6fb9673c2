import { Deployment } from './deployment';

const openTimeoutMs = 120_000;

/** Starts a deployment for the tests of a file or a block, before its other `beforeAll` hooks. */
export const useDeployment = (title: string): (() => Deployment) => {
  let deployment: Deployment | undefined;
  beforeAll(async () => {
    deployment = await Deployment.open(title);
  }, openTimeoutMs);
  // A deployment that could not start has stopped its parts; its error must be the only one.
  afterAll(() => deployment?.close());
  return () => {
    if (!deployment) throw new Error('The deployment has not started');
    return deployment;
  };
};
