import { Deployment } from './deployment';

/** The start of the broker and of the applications, and one more of an application whose database was too slow. */
const openTimeoutMs = 240_000;

/**
 * Starts a deployment that all tests of a file share. Each test finds it without data of guests, and a new one after a
 * test that has left a part of it broken.
 *
 * @param suite names the directory of its logs
 */
export const useDeployment = (suite: string): (() => Deployment) => {
  let deployment: Deployment | undefined;

  const close = async (): Promise<void> => {
    const closing = deployment;
    deployment = undefined;
    await closing?.close();
  };

  beforeAll(async () => {
    deployment = await Deployment.open(suite);
  }, openTimeoutMs);
  beforeEach(async () => {
    if (deployment && (await deployment.unreadyApplications()).length > 0) await close();
    deployment ??= await Deployment.open(suite);
    await deployment.reset();
  }, openTimeoutMs);
  // A deployment that could not start has stopped its parts; its error must be the only one.
  afterAll(close);

  return () => {
    if (!deployment) throw new Error('The deployment has not started');
    return deployment;
  };
};
